import { Dialog } from '@otryv/ui';
import { useTableMessages } from '../messages/table.ts';
import type { AnyColumn } from './column.ts';
import classes from './RowCard.module.css';
import { rowName } from './rowName.ts';

export interface RowCardProps {
  row: unknown;
  position: number;
  /** Every column of the recipe: a card leaves nothing out that has a value. */
  columns: readonly AnyColumn[];
  onClose: () => void;
}

/** One row with every value it has, each beside its name; for screens on which a table shows but some columns. */
export function RowCard({ row, position, columns, onClose }: RowCardProps) {
  const messages = useTableMessages();
  const covered = columns.flatMap((column) => column.covers?.(row) ?? []);
  const told = columns.filter(({ key, isEmpty, isRowHeader }) => !isEmpty && !isRowHeader && !covered.includes(key));
  const groups = Map.groupBy(told, ({ group }) => group);

  return (
    <Dialog open title={rowName(columns, row) || messages.row} className={classes.RowCard} onClose={onClose}>
      {columns
        .filter(({ isRowHeader }) => isRowHeader)
        .map(({ key, cell }) => (
          <div key={key}>{cell(row, position)}</div>
        ))}
      {[...groups].map(([group, values]) => (
        <section key={group ?? ''} aria-label={group}>
          {group && <h3>{group}</h3>}
          <dl>
            {values.map(({ key, label, name = label, cell, cellTitle }) => (
              <div key={key} data-column={key}>
                <dt>{name}</dt>
                <dd>
                  {cell(row, position)}
                  {cellTitle?.(row) && <small>{cellTitle(row)}</small>}
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </Dialog>
  );
}
