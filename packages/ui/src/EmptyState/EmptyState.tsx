import type { RouteProfile } from '@otryv/race';
import { clsx } from 'clsx';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { DisplayText } from '../DisplayText/DisplayText.tsx';
import { RouteBars } from '../RouteBars/RouteBars.tsx';
import classes from './EmptyState.module.css';

export interface EmptyStateProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  /** What is not there. */
  title: string;
  /** Why, and what to do next. */
  children: ReactNode;
  /** The button or link of the next step. */
  action?: ReactNode;
}

const hills: RouteProfile = {
  distanceKm: 30,
  elevationM: 500,
  climbs: [
    { fromKm: 4, toKm: 8, elevationM: 90 },
    { fromKm: 17, toKm: 26, elevationM: 330 },
  ],
};

/** A list with nothing in it: what is missing, why, and the next step. */
export function EmptyState({ title, action, className, children, ...props }: EmptyStateProps) {
  return (
    <div {...props} className={clsx(classes.EmptyState, className)}>
      <RouteBars className={classes.EmptyStateBars} route={hills} bars={32} />
      <DisplayText as="h2" size="d-s">
        {title}
      </DisplayText>
      <div className={classes.EmptyStateText}>{children}</div>
      {action}
    </div>
  );
}
