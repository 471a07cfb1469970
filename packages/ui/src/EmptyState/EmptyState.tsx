import { clsx } from 'clsx';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { DisplayText } from '../DisplayText/DisplayText.tsx';
import { BarStrip } from '../RouteBars/BarStrip.tsx';
import classes from './EmptyState.module.css';

export interface EmptyStateProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  /** Title naming what is missing. */
  title: string;
  /** The reason, and what to do next. */
  children: ReactNode;
  /** Button or link of the next step. */
  action?: ReactNode;
}

// A ride over two climbs as bar heights, in percent: lists with rows then need not compute a route.
const flat = (...heights: number[]) => heights.map((height) => ({ height: height / 100, climb: false }));
const climb = (...heights: number[]) => heights.map((height) => ({ height: height / 100, climb: true }));
const hills = [
  ...flat(8.4, 10.4, 10.4, 8.4),
  ...climb(9.8, 17.8, 23.8, 27.8, 33.8),
  ...flat(33.4, 30.8, 26.1, 23.4, 22.8, 20.1, 15.4, 12.8, 12.1),
  ...climb(14, 21.8, 31.6, 43.3, 53.1, 60.9, 70.7, 82.5, 92.2, 100),
  ...flat(85.9, 66.6, 45.3, 21.9),
];

/** An empty list: what is missing, why, and the next step. */
export function EmptyState({ title, action, className, children, ...props }: EmptyStateProps) {
  return (
    <div {...props} className={clsx(classes.EmptyState, className)}>
      <BarStrip className={classes.EmptyStateBars} bars={hills} />
      <DisplayText as="h2" size="d-s">
        {title}
      </DisplayText>
      <div className={classes.EmptyStateText}>{children}</div>
      {action}
    </div>
  );
}
