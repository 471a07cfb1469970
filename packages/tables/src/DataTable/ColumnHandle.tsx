import type { MouseEvent, TouchEvent } from 'react';
import classes from './ColumnHandle.module.css';
import type { ColumnHeader, ColumnTable } from './columns/useColumns.ts';

export interface ColumnHandleProps {
  table: ColumnTable;
  header: ColumnHeader;
  /** Called with the event that starts a drag. */
  onGrab: (event: MouseEvent | TouchEvent) => void;
  /** Called on a double press. */
  onReset: () => void;
}

/** The draggable border of a column; for the keyboard the header handles Alt, Shift and an arrow. */
export function ColumnHandle({ table, header, onGrab, onReset }: ColumnHandleProps) {
  const grab = (event: MouseEvent | TouchEvent) => {
    onGrab(event);
    header.getResizeHandler()(event);
  };

  return (
    <table.Subscribe selector={({ columnResizing }) => columnResizing.isResizingColumn === header.column.id}>
      {(isDragged) => (
        <span
          className={classes.ColumnHandle}
          // Outside of the header's name: the keys work on the header itself.
          aria-hidden="true"
          data-dragged={isDragged || undefined}
          onMouseDown={grab}
          onTouchStart={grab}
          onDoubleClick={onReset}
        />
      )}
    </table.Subscribe>
  );
}
