import { Skeleton } from '@otryv/ui';
import type { VisibleColumn } from './column.ts';
import classes from './DataTableRows.module.css';

const usualCount = 12;

export interface DataTableSkeletonProps {
  columns: readonly VisibleColumn[];
  /** How many rows are expected. */
  count?: number | undefined;
}

/** The rows of a table that is on its way: grey blocks in its columns, growing where gaps grow. */
export function DataTableSkeleton({ columns, count = usualCount }: DataTableSkeletonProps) {
  const rows = Array.from({ length: count }, (_, row) => row);

  return (
    <tbody aria-hidden="true">
      {rows.map((row) => (
        <tr key={row} className={classes.DataTableRow} data-first={row === 0 || undefined}>
          {columns.map(({ key, align = 'end', pin, pinned, isPinEnd, group, skeleton = 'block' }, at) => (
            <td
              key={key}
              data-column={key}
              data-align={align}
              data-pin={pin}
              data-pinned={pinned}
              data-pin-end={isPinEnd}
              data-start={(at > 0 && group !== columns[at - 1]?.group) || undefined}
            >
              {skeleton === 'growing' ? <GrowingBlock share={(row + 1) / rows.length} /> : <Skeleton />}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}

function GrowingBlock({ share }: { share: number }) {
  return (
    <svg className={classes.DataTableGrowing} width="100%" height="8" aria-hidden="true">
      <rect width={`${Math.round(share * 100)}%`} height="8" />
    </svg>
  );
}
