import type { ReactNode } from 'react';
import classes from './Matrix.module.css';

/** A sheet of labelled rows in a story. */
export function Matrix({ children }: { children: ReactNode }) {
  return <div className={classes.Matrix}>{children}</div>;
}

/** One labelled row of a sheet. */
export function Cell({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <div className={classes.MatrixLabel}>{label}</div>
      <div className={classes.MatrixCell}>{children}</div>
    </>
  );
}
