import classes from './DataTableRows.module.css';

export interface SpacerRowProps {
  columns: number;
  /** A CSS length. */
  height: string;
}

/** Occupies the height of the rows that are not rendered. */
export function SpacerRow({ columns, height }: SpacerRowProps) {
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a row is not focusable; this one is a spacer.
    <tr aria-hidden="true" className={classes.DataTableRoom}>
      <td colSpan={columns} style={{ height }} />
    </tr>
  );
}
