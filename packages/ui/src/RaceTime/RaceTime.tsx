import { raceTimeParts } from '@otryv/race';
import { clsx } from 'clsx';
import type { ComponentPropsWithRef } from 'react';
import { Blank } from '../Blank/Blank.tsx';
import classes from './RaceTime.module.css';

export interface RaceTimeProps extends Omit<ComponentPropsWithRef<'time'>, 'children' | 'dateTime'> {
  /** Race time in milliseconds; `null` if there is none. */
  ms: number | null;
}

/** A race time with grey thousandths. */
export function RaceTime({ ms, className, ...props }: RaceTimeProps) {
  const parts = raceTimeParts(ms);

  return (
    <time
      {...props}
      className={clsx(classes.RaceTime, className)}
      dateTime={parts === null || ms === null ? undefined : `PT${ms / 1000}S`}
    >
      {parts === null ? (
        <Blank />
      ) : (
        <>
          {parts.main}
          <span className={classes.RaceTimeThousandths}>{parts.thousandths}</span>
        </>
      )}
    </time>
  );
}
