import { clsx } from 'clsx';
import type { ComponentPropsWithRef } from 'react';
import classes from './AuthLayout.module.css';

/** Buttons of equal weight side by side, stacked on phones. */
export function ButtonRow({ className, ...props }: ComponentPropsWithRef<'div'>) {
  return <div {...props} className={clsx(classes.ButtonRow, className)} />;
}
