import type { ReactNode } from 'react';
import classes from './SortButton.module.css';

export interface SortButtonProps {
  /** `null` while the table is sorted by another column. */
  direction: 'ascending' | 'descending' | null;
  title: string;
  onClick: () => void;
  children: ReactNode;
}

/** The label of a column as the button that sorts by it; its arrow does not move the label. */
export function SortButton({ direction, ...props }: SortButtonProps) {
  return <button type="button" {...props} className={classes.SortButton} data-direction={direction ?? 'none'} />;
}
