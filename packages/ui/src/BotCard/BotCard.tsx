import { clsx } from 'clsx';
import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { DisplayText } from '../DisplayText/DisplayText.tsx';
import { Card } from '../Layout/Layout.tsx';
import classes from './BotCard.module.css';

export interface BotCardProps extends Omit<ComponentPropsWithRef<'div'>, 'title' | 'children'> {
  title: string;
  /** What it signs in with. */
  detail?: ReactNode;
  /** A `Chip` of its state. */
  chip: ReactNode;
  /** How long its sign-in is valid. */
  until: ReactNode;
  /** How much of the validity is over, 0 to 1. */
  elapsed: number;
  /** Whether what is left is marked. */
  isUrgent?: boolean;
  /** What its state means, and what to do. */
  text: ReactNode;
  /** The clubs it serves. */
  clubs?: ReactNode;
  actions?: ReactNode;
}

/** An account of the game that acts for an organizer: its state, and how long its sign-in is valid. */
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
