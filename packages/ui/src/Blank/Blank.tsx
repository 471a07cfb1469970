import { clsx } from 'clsx';
import type { ComponentPropsWithRef } from 'react';
import { useOtryv } from '../provider/OtryvProvider.tsx';
import classes from './Blank.module.css';

export interface BlankProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** Why there is no value; «не измерено» without it. */
  reason?: string;
}

/** The dash of a value that was not measured. An empty cell says that a value does not apply. */
export function Blank({ reason, className, ...props }: BlankProps) {
  const { messages } = useOtryv();
  const why = reason ?? messages.notMeasured;

  return (
    <span role="img" aria-label={why} title={why} {...props} className={clsx(classes.Blank, className)}>
      —
    </span>
  );
}
