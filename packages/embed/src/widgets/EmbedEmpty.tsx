import type { ReactNode } from 'react';
import classes from './EmbedEmpty.module.css';

/** The message shown instead of an empty list. */
export function EmbedEmpty({ children }: { children: ReactNode }) {
  return <p className={classes.EmbedEmpty}>{children}</p>;
}
