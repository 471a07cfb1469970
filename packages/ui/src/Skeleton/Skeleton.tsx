import { clsx } from 'clsx';
import type { ComponentPropsWithRef } from 'react';
import classes from './Skeleton.module.css';

export interface SkeletonProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** `card` and `hero` are as tall as an `EventCard` and a `NextUp`. */
  shape?: 'line' | 'title' | 'circle' | 'block' | 'card' | 'hero';
  width?: 's' | 'm' | 'l' | 'full';
}

/** A grey placeholder with the size of loading content. It does not shimmer. */
export function Skeleton({ shape = 'line', width = 'full', className, ...props }: SkeletonProps) {
  return (
    <span
      aria-hidden="true"
      {...props}
      className={clsx(classes.Skeleton, className)}
      data-shape={shape}
      data-width={width}
    />
  );
}
