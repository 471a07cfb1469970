import { clsx } from 'clsx';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Chip, type ChipProps } from '../Chip/Chip.tsx';
import { DisplayText } from '../DisplayText/DisplayText.tsx';
import classes from './StateStrip.module.css';

export interface StateStripProps extends Omit<ComponentPropsWithRef<'section'>, 'title'> {
  /** The state as one word. */
  state: string;
  tone: NonNullable<ChipProps['tone']>;
  /** The consequences of the state, in brief. */
  title: ReactNode;
  /** Duration of the state: a `TimeTrack`. */
  track?: ReactNode;
  actions?: ReactNode;
}

/** The state of something being edited, below the title of its page: label, text, remaining time, and actions. */
export function StateStrip({ state, tone, title, track, actions, className, children, ...props }: StateStripProps) {
  return (
    <section {...props} className={clsx(classes.StateStrip, className)} data-tone={tone}>
      <div className={classes.StateStripWords}>
        <Chip tone={tone}>{state}</Chip>
        <DisplayText as="p" size="d-s">
          {title}
        </DisplayText>
        {children && <div className={classes.StateStripText}>{children}</div>}
      </div>
      {track && <div className={classes.StateStripTrack}>{track}</div>}
      {actions && <div className={classes.StateStripActions}>{actions}</div>}
    </section>
  );
}
