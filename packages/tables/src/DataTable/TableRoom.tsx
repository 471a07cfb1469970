import classes from './DataTableLines.module.css';

export interface TableRoomProps {
  columns: number;
  /** A length of CSS. */
  height: string;
}

/** The place of lines that are not drawn. */
export function TableRoom({ columns, height }: TableRoomProps) {
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a row takes no focus; this one is only room.
    <tr aria-hidden="true" className={classes.DataTableRoom}>
      <td colSpan={columns} style={{ height }} />
    </tr>
  );
}
