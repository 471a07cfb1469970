import type { ReactNode } from 'react';
import classes from './EmbedEmpty.module.css';

/** What stands where there is nothing to list. */
export function EmbedEmpty({ children }: { children: ReactNode }) {
  return <p className={classes.EmbedEmpty}>{children}</p>;
}
