import { Blank, VisuallyHidden } from '@otryv/ui';
import type { ReactNode } from 'react';
import { useMessages } from '../messages/useMessages.ts';
import type { MeasuredValue } from '../ResultsTable/resultsTableRow.ts';
import classes from './MeasuredFigure.module.css';

export interface MeasuredFigureProps {
  /** What is printed; without it the value is blank. */
  children: ReactNode;
  /** The value that is printed: hidden by the rider, or the greatest of the whole protocol. */
  of: Partial<MeasuredValue> | undefined;
  /** Why there is no value. */
  reason: string;
}

/** A measured value in its cell, with its mark; or which kind of blank it is. */
export function MeasuredFigure({ children, of, reason }: MeasuredFigureProps) {
  const { greatest } = useMessages();
  if (of?.hidden) return <Blank kind="hidden" className={classes.MeasuredHidden} />;
  if (!children) return <Blank reason={reason} />;
  if (of?.addition !== 'max') return children;

  return (
    <span className={classes.MeasuredGreatest} title={greatest}>
      {children}
      <VisuallyHidden>, {greatest}</VisuallyHidden>
    </span>
  );
}
