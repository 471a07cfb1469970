import { clsx } from 'clsx';
import type { ComponentPropsWithRef } from 'react';
import classes from './Page.module.css';

export interface PageProps extends ComponentPropsWithRef<'div'> {
  /** Tables take 1680 px, ordinary pages 1200, prose 720. */
  width?: 'table' | 'page' | 'text';
}

/** The content of a page between its gutters. */
export function Page({ width = 'page', className, ...props }: PageProps) {
  return <div {...props} className={clsx(classes.Page, className)} data-width={width} />;
}
