import { clsx } from 'clsx';
import type { ComponentPropsWithRef } from 'react';
import classes from './AuthLayout.module.css';

/** Buttons of the same weight side by side, one under another on phones. */
export function ButtonRow({ className, ...props }: ComponentPropsWithRef<'div'>) {
  return <div {...props} className={clsx(classes.ButtonRow, className)} />;
}
