import { clsx } from 'clsx';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Chip, type ChipProps } from '../Chip/Chip.tsx';
import { DisplayText } from '../DisplayText/DisplayText.tsx';
import classes from './StateStrip.module.css';

export interface StateStripProps extends Omit<ComponentPropsWithRef<'section'>, 'title'> {
  /** The state in a word. */
  state: string;
  tone: NonNullable<ChipProps['tone']>;
  /** What follows from the state, in a few words. */
  title: ReactNode;
  /** How long the state lasts: a `TimeTrack`. */
  track?: ReactNode;
  actions?: ReactNode;
}

/** The state of something that people work on, under the title of its page: word, sentence, how long, and what can be done. */
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
