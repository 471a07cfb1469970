import { formatNumber, NO_BREAK_SPACE } from '@otryv/race';
import { clsx } from 'clsx';
import { type ComponentPropsWithRef, useId } from 'react';
import { useOtryv } from '../provider/OtryvProvider.tsx';
import classes from './Progress.module.css';

export interface ProgressProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The task in progress: «Загружаем протокол». */
  label: string;
  /** The completed part of `max`; `null` for an indeterminate progress. */
  value: number | null;
  max?: number;
  /** The value as text: «12 из 91 райдера»; a percentage by default. */
  words?: string;
}

/** Progress of a long task. */
export function Progress({ label, value, max = 100, words, className, ...props }: ProgressProps) {
  const { locale, messages } = useOtryv();
  const id = useId();
  const share =
    value === null ? messages.loading : `${formatNumber((value / max) * 100, { locale })}${NO_BREAK_SPACE}%`;
  const shownText = words ?? share;

  return (
    <div
      role="progressbar"
      aria-labelledby={id}
      aria-valuetext={shownText}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={value ?? undefined}
      {...props}
      className={clsx(classes.Progress, className)}
    >
      <span id={id}>{label}</span>
      <span className={classes.ProgressWords}>{shownText}</span>
      <svg className={classes.ProgressBar} aria-hidden="true">
        {value === null ? (
          <rect className={classes.ProgressBarMoving} width="33.3%" height="100%" />
        ) : (
          <rect width={`${(value / max) * 100}%`} height="100%" />
        )}
      </svg>
    </div>
  );
}
