import { clsx } from 'clsx';
import { CircleAlert } from 'lucide-react';
import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import classes from './StepCard.module.css';

export interface StepCardProps extends Omit<ComponentPropsWithRef<'section'>, 'title'> {
  /** Goal of the steps. */
  title: string;
  /** Steps in order; each is numbered. */
  steps: readonly { key: string; content: ReactNode }[];
  /** Error of the last step. */
  error?: string | undefined;
}

/** A few numbered steps, with the buttons of the last one as children. */
export function StepCard({ title, steps, error, className, children, ...props }: StepCardProps) {
  const id = useId();

  return (
    <section aria-labelledby={id} {...props} className={clsx(classes.StepCard, className)}>
      <h3 id={id} className={classes.StepCardTitle}>
        {title}
      </h3>
      <ol className={classes.StepCardSteps}>
        {steps.map(({ key, content }) => (
          <li key={key}>{content}</li>
        ))}
      </ol>
      {children && <div className={classes.StepCardFoot}>{children}</div>}
      {error && (
        <p className={classes.StepCardError} role="alert">
          <Icon of={CircleAlert} size="s" />
          {error}
        </p>
      )}
    </section>
  );
}
