import type { MouseEventHandler, ReactNode } from 'react';
import classes from './SortButton.module.css';

export interface SortButtonProps {
  /** `null` while the table is sorted by another column. */
  direction: 'ascending' | 'descending' | null;
  /** Position among several keys, from 1; `undefined` for a single key. */
  order: number | undefined;
  title: string;
  onClick: MouseEventHandler<HTMLButtonElement>;
  children: ReactNode;
}

/** The label of a column as the button that sorts by it; its arrow does not shift the label. */
export function SortButton({ direction, order, ...props }: SortButtonProps) {
  return (
    <button
      type="button"
      {...props}
      className={classes.SortButton}
      data-direction={direction ?? 'none'}
      data-order={order}
    />
  );
}
