import { clsx } from 'clsx';
import { type ComponentPropsWithRef, useRef } from 'react';
import { Link } from '../Link/Link.tsx';
import tabs from '../Tabs/Tabs.module.css';
import { useHiddenEdges } from '../Tabs/useHiddenEdges.ts';
import classes from './StageNav.module.css';

export interface StageStep {
  /** «Главный зачёт», «3». */
  label: string;
  /** Full name of the step: «Этап 3: Холмы». */
  name?: string;
  /** `null` if there is nothing to open yet. */
  href: string | null;
  /** «сегодня». */
  note?: string | undefined;
}

export interface StageNavProps extends Omit<ComponentPropsWithRef<'nav'>, 'children'> {
  /** «Этапы». */
  label: string;
  steps: readonly StageStep[];
  /** Address of the current step. */
  current: string;
}

/** The standings and the stages of a series in one row. Keyboard: Tab moves between the links, Enter opens one. */
export function StageNav({ label, steps, current, className, ...props }: StageNavProps) {
  const strip = useRef<HTMLUListElement>(null);
  useHiddenEdges(strip);

  return (
    <nav aria-label={label} {...props} className={clsx(classes.StageNav, className)}>
      <ul ref={strip} className={clsx(classes.StageNavList, tabs.TabsStrip)}>
        {steps.map((step) => (
          <li key={step.label}>
            <Step step={step} current={current} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Step({ step: { label, name, href, note }, current }: { step: StageStep; current: string }) {
  const text = note ? (
    <>
      {label} <span className={classes.StageNavNote}>{note}</span>
    </>
  ) : (
    label
  );
  if (href === null) return <span className={classes.StageNavStep}>{text}</span>;

  return (
    <Link
      className={classes.StageNavStep}
      href={href}
      title={name}
      // The visible text stays part of the name.
      aria-label={name && note ? `${label} ${note}, ${name}` : name}
      aria-current={href === current ? 'page' : undefined}
    >
      {text}
    </Link>
  );
}
