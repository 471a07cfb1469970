import { clsx } from 'clsx';
import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { DisplayText } from '../DisplayText/DisplayText.tsx';
import { Card } from '../Layout/Layout.tsx';
import classes from './BotCard.module.css';

export interface BotCardProps extends Omit<ComponentPropsWithRef<'div'>, 'title' | 'children'> {
  title: string;
  /** Login of the account. */
  detail?: ReactNode;
  /** A `Chip` with its state. */
  chip: ReactNode;
  /** Expiry of its sign-in. */
  until: ReactNode;
  /** Elapsed share of the validity, 0 to 1. */
  elapsed: number;
  /** Whether the remaining time is highlighted. */
  isUrgent?: boolean;
  /** Explanation of its state, and what to do. */
  text: ReactNode;
  /** Clubs that the account serves. */
  clubs?: ReactNode;
  actions?: ReactNode;
}

/** A game account that acts for an organizer: its state, and the validity of its sign-in. */
export function BotCard(props: BotCardProps) {
  const { title, detail, chip, until, elapsed, isUrgent = false, text, clubs, actions, className, ...rest } = props;
  const id = useId();
  const over = `${Math.round(Math.min(Math.max(elapsed, 0), 1) * 100)}%`;

  return (
    <Card role="region" aria-labelledby={id} {...rest} className={clsx(classes.BotCard, className)}>
      <div className={classes.BotCardWords}>
        <DisplayText as="h2" size="d-s" id={id}>
          {title}
        </DisplayText>
        {detail && <p className={classes.BotCardDetail}>{detail}</p>}
      </div>
      <div className={classes.BotCardState}>
        <p className={classes.BotCardUntil}>
          {chip} {until}
        </p>
        <svg className={classes.BotCardBar} data-urgent={isUrgent || undefined} aria-hidden="true">
          <rect className={classes.BotCardOver} x="0" y="5" width="100%" height="2" />
          <rect className={classes.BotCardLeft} x={over} y="2" width="100%" height="8" />
          <rect className={classes.BotCardNow} x={over} y="0" width="2" height="12" />
        </svg>
      </div>
      <div className={classes.BotCardText}>
        <p>{text}</p>
        {clubs && <p className={classes.BotCardDetail}>{clubs}</p>}
        {actions && <div className={classes.BotCardActions}>{actions}</div>}
      </div>
    </Card>
  );
}
