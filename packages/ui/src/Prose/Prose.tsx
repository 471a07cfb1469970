import { clsx } from 'clsx';
import type { ComponentPropsWithRef } from 'react';
import classes from './Prose.module.css';

/** A long text of headings, paragraphs and lists, 66 characters wide. */
export function Prose({ className, ...props }: ComponentPropsWithRef<'div'>) {
  return <div {...props} className={clsx(classes.Prose, className)} />;
}
