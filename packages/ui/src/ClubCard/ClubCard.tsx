import { clsx } from 'clsx';
import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { DisplayText } from '../DisplayText/DisplayText.tsx';
import { Card } from '../Layout/Layout.tsx';
import classes from './ClubCard.module.css';

export interface ClubCardProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  /** The name of the club. */
  title: string;
  /** «нет в игре». */
  chip?: ReactNode;
  /** Number, members and how to join, in one line. */
  detail?: ReactNode;
  /** Buttons at the right of the name. */
  actions?: ReactNode;
  /** Its moderators, and further notes. */
  children?: ReactNode;
}

/** A club with its moderators, as managed by its organizer. */
export function ClubCard({ title, chip, detail, actions, className, children, ...props }: ClubCardProps) {
  const id = useId();

  return (
    <Card role="region" aria-labelledby={id} {...props} className={clsx(classes.ClubCard, className)}>
      <div className={classes.ClubCardHead}>
        <div className={classes.ClubCardWords}>
          <div className={classes.ClubCardTitle}>
            <DisplayText as="h2" size="d-s" id={id}>
              {title}
            </DisplayText>
            {chip}
          </div>
          {detail && <p className={classes.ClubCardDetail}>{detail}</p>}
        </div>
        {actions && <div className={classes.ClubCardActions}>{actions}</div>}
      </div>
      {children}
    </Card>
  );
}
