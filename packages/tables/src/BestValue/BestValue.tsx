import { clsx } from 'clsx';
import type { ComponentPropsWithRef } from 'react';
import classes from './BestValue.module.css';

/** The best value of a column, highlighted. */
export function BestValue({ className, ...props }: ComponentPropsWithRef<'b'>) {
  return <b {...props} className={clsx(classes.BestValue, className)} />;
}
