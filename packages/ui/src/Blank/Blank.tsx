import { clsx } from 'clsx';
import type { ComponentPropsWithRef } from 'react';
import { useOtryv } from '../provider/OtryvProvider.tsx';
import classes from './Blank.module.css';

export interface BlankProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** Why there is no value; «не измерено» without it. */
  reason?: string;
  /** `hidden` renders «скрыто», for a value that its rider hides. */
  kind?: 'unmeasured' | 'hidden';
}

/** The dash of a value that was not measured, or «скрыто». For a value that does not apply leave the cell empty. */
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
