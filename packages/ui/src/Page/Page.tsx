import { clsx } from 'clsx';
import type { ComponentPropsWithRef } from 'react';
import classes from './Page.module.css';

export interface PageProps extends ComponentPropsWithRef<'div'> {
  /** `table` is 1680 px wide, `page` 1200, and `text` 720. */
  width?: 'table' | 'page' | 'text';
}

/** The content of a page between its gutters. */
export function Page({ width = 'page', className, ...props }: PageProps) {
  return <div {...props} className={clsx(classes.Page, className)} data-width={width} />;
}
