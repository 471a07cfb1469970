import { clsx } from 'clsx';
import { type ComponentPropsWithRef, useId } from 'react';
import { Link } from '../Link/Link.tsx';
import classes from './LinkLine.module.css';

export interface LinkOfLine {
  href: string;
  label: string;
  isCurrent?: boolean | undefined;
  /** `nofollow` if the link leads to the same content in another order. */
  rel?: string | undefined;
}

export interface LinkLineProps extends Omit<ComponentPropsWithRef<'nav'>, 'children'> {
  /** Text before the links: what they choose. */
  label: string;
  links: readonly LinkOfLine[];
}

/** A choice as a line of links, for readers without scripts: put it into `<noscript>` beside the control. */
export function LinkLine({ label, links, className, ...props }: LinkLineProps) {
  const id = useId();

  return (
    <nav aria-labelledby={id} {...props} className={clsx(classes.LinkLine, className)}>
      <span id={id} className={classes.LinkLineLabel}>
        {label}:
      </span>
      {links.map(({ href, label: text, isCurrent, rel }) => (
        <Link
          key={href}
          className={classes.LinkLineLink}
          href={href}
          rel={rel}
          aria-current={isCurrent ? 'true' : undefined}
        >
          {text}
        </Link>
      ))}
    </nav>
  );
}
