import { epochMs, formatCountdown, formatDuration, type Moment } from '@otryv/race';
import { clsx } from 'clsx';
import { type ComponentPropsWithRef, Fragment } from 'react';
import { useOtryv } from '../provider/OtryvProvider.tsx';
import { pageCatalogues } from '../provider/pageMessages.ts';
import { useMessages } from '../provider/useMessages.ts';
import { useNow } from '../provider/useNow.ts';
import classes from './Countdown.module.css';

export interface CountdownProps extends Omit<ComponentPropsWithRef<'p'>, 'children'> {
  /** Moment of the start. */
  to: Moment;
}

const secondMs = 1000;
const dayMs = 86_400_000;

/** The time until a start in large figures, in whole days from one day on; `children` after the start. */
export function Countdown({ to, className, ...props }: CountdownProps) {
  const { locale, timeZone } = useOtryv();
  const messages = useMessages(pageCatalogues);
  const now = useNow(secondMs);
  const start = epochMs(to);
  const left = start === null ? 0 : start - now;
  const away = formatCountdown(start, { locale, timeZone, now });
  const text = away ? messages.untilStart(away) : messages.started;
  const figures = left > 0 && left < dayMs ? formatDuration(left, { short: true }).split(':') : null;
  if (start === null) return null;

  return (
    <p
      role="timer"
      aria-label={text}
      {...props}
      className={clsx(classes.Countdown, className)}
      data-words={figures === null || undefined}
      lang={locale}
    >
      {figures ? (
        <span aria-hidden="true">
          {figures.map((figure, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the index identifies hours, minutes and seconds.
            <Fragment key={index}>
              {index > 0 && <span className={classes.CountdownColon}>:</span>}
              {figure}
            </Fragment>
          ))}
        </span>
      ) : (
        <span aria-hidden="true">{away || messages.started}</span>
      )}
    </p>
  );
}
