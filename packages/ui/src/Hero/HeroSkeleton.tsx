import { clsx } from 'clsx';
import type { ComponentPropsWithRef } from 'react';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import classes from './Hero.module.css';

export interface HeroSkeletonProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  size?: 'race' | 'event';
}

/** The header of a race that is loading, of the same height, so that the content below does not shift. */
export function HeroSkeleton({ size = 'race', className, ...props }: HeroSkeletonProps) {
  return (
    <div aria-hidden="true" {...props} className={clsx(classes.Hero, classes.HeroLoading, className)} data-size={size}>
      <div className={classes.HeroWords}>
        <Skeleton shape="title" width="l" />
        <Skeleton width="l" />
        <Skeleton shape="title" width="l" />
        {size === 'event' && <Skeleton shape="title" width="m" />}
      </div>
      <div className={classes.HeroEnd} />
    </div>
  );
}
