import { clsx } from 'clsx';
import { ChevronDown } from 'lucide-react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import classes from './Disclosure.module.css';

export interface DisclosureProps extends Omit<ComponentPropsWithRef<'details'>, 'title'> {
  title: ReactNode;
}

/**
 * A question with a collapsible answer; several of them form an accordion.
 *
 * The browser opens it for find-in-page and for a link to it. Enter or Space on the title toggles it.
 */
export function Disclosure({ title, className, children, ...props }: DisclosureProps) {
  return (
    <details {...props} className={clsx(classes.Disclosure, className)}>
      <summary className={classes.DisclosureTitle}>
        {title}
        <Icon of={ChevronDown} className={classes.DisclosureMark} />
      </summary>
      <div className={classes.DisclosureBody}>{children}</div>
    </details>
  );
}
