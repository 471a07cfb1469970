import { clsx } from 'clsx';
import type { ComponentPropsWithRef } from 'react';
import classes from './Skeleton.module.css';

export interface SkeletonProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** `card` and `hero` are as tall as an `EventCard` and a `NextUp`. */
  shape?: 'line' | 'title' | 'circle' | 'block' | 'card' | 'hero';
  width?: 's' | 'm' | 'l' | 'full';
}

/** A grey block in the place and the size of what is being loaded. It does not shimmer. */
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
