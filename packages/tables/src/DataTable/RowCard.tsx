import { groupBy } from '@otryv/race';
import { Dialog, useMessages } from '@otryv/ui';
import { tableCatalogues } from '../messages/table.ts';
import { inItsDirection } from './inItsDirection.tsx';
import type { AnyColumn } from './model/column.ts';
import { rowName } from './model/rowName.ts';
import classes from './RowCard.module.css';

export interface RowCardProps {
  row: unknown;
  position: number;
  /** All columns: a card includes every value. */
  columns: readonly AnyColumn[];
  onClose: () => void;
}

/** One row with all its values, each beside its label; for screens on which a table shows only some columns. */
export function RowCard({ row, position, columns, onClose }: RowCardProps) {
  const messages = useMessages(tableCatalogues);
  const covered = columns.flatMap((column) => column.covers?.(row) ?? []);
  const heads = columns.filter(({ isRowHeader }) => isRowHeader);
  // In a narrow table the row header includes the category.
  const isInHead = ({ key, pin, isRowHeader }: AnyColumn) =>
    isRowHeader || covered.includes(key) || (pin === 'category' && heads.length > 0);
  const listed = columns.filter((column) => !column.isEmpty && !column.isControl && !isInHead(column));
  const groups = groupBy(listed, ({ group }) => group);

  return (
    <Dialog
      open
      title={rowName(columns, row) || messages.row}
      titleContent={
        heads.length > 0 && (
          <div className={classes.RowCardHead}>
            {heads.map(({ key, cell }) => (
              <div key={key}>{cell(row, position)}</div>
            ))}
          </div>
        )
      }
      className={classes.RowCard}
      onClose={onClose}
    >
      {[...groups].map(([group, values]) => (
        <section key={group ?? ''} aria-label={group}>
          {group && <h3>{group}</h3>}
          <dl>
            {values.map(({ key, label, name = label, unit, cell, cardCell = cell, cellTitle }) => {
              const value = cardCell(row, position);
              // Gaps, for example, depend on the table's order: another order has none.
              if (value === null || value === false || value === '') return null;
              return (
                <div key={key} data-column={key}>
                  <dt>{name === label || label.split(' ').at(-1) !== unit ? name : `${name}, ${unit}`}</dt>
                  <dd>
                    {inItsDirection(value)}
                    {cellTitle?.(row) && <small>{inItsDirection(cellTitle(row))}</small>}
                  </dd>
                </div>
              );
            })}
          </dl>
        </section>
      ))}
    </Dialog>
  );
}
