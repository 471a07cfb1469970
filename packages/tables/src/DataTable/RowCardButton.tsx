import { useMessages } from '@otryv/ui';
import { tableCatalogues } from '../messages/table.ts';
import type { AnyColumn } from './model/column.ts';
import { rowName } from './model/rowName.ts';
import classes from './RowCardButton.module.css';

export interface RowCardButtonProps {
  of: unknown;
  columns: readonly AnyColumn[];
  onOpen: () => void;
}

/** Opens the card of a row; positioned over the row's first cell, with a chevron beside the row's name. */
export function RowCardButton({ of, columns, onOpen }: RowCardButtonProps) {
  const messages = useMessages(tableCatalogues);

  return (
    <button
      type="button"
      className={classes.RowCardButton}
      aria-haspopup="dialog"
      aria-label={messages.openCard(rowName(columns, of))}
      onClick={onOpen}
    />
  );
}
