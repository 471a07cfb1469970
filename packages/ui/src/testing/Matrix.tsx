import type { ReactNode } from 'react';
import classes from './Matrix.module.css';

/** Labelled rows in a story. */
export function Matrix({ children }: { children: ReactNode }) {
  return <div className={classes.Matrix}>{children}</div>;
}

export interface CellProps {
  label: string;
  /** Aligns cells of different heights at the top. */
  top?: boolean;
  children: ReactNode;
}

/** One labelled row of a `Matrix`. */
export function Cell({ label, top, children }: CellProps) {
  return (
    <>
      <div className={classes.MatrixLabel}>{label}</div>
      <div className={classes.MatrixCell} data-top={top}>
        {children}
      </div>
    </>
  );
}
