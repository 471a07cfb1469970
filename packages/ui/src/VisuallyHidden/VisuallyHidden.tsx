import { clsx } from 'clsx';
import type { ComponentPropsWithRef } from 'react';
import classes from './VisuallyHidden.module.css';

/** Text for screen readers only. */
export function VisuallyHidden({ className, ...props }: ComponentPropsWithRef<'span'>) {
  return <span {...props} className={clsx(classes.VisuallyHidden, className)} />;
}
