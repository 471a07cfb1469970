import { clsx } from 'clsx';
import type { ComponentPropsWithRef } from 'react';
import { useOtryv } from '../provider/OtryvProvider.tsx';
import classes from './Blank.module.css';

export interface BlankProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** Reason for the missing value; «не измерено» by default. */
  reason?: string;
  /** `hidden` renders «скрыто», for a value hidden by its rider. */
  kind?: 'unmeasured' | 'hidden';
}

/** A dash for an unmeasured value, or «скрыто». For an inapplicable value leave the cell empty. */
export function Blank({ reason, kind, className, ...props }: BlankProps) {
  const { messages } = useOtryv();
  const root = { title: reason, ...props, className: clsx(classes.Blank, className) };
  if (kind === 'hidden') return <span {...root}>{messages.hiddenValue}</span>;
  const why = reason ?? messages.notMeasured;

  return (
    <span role="img" aria-label={why} {...root} title={props.title ?? why}>
      —
    </span>
  );
}
