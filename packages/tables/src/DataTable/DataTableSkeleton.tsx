import { Skeleton } from '@otryv/ui';
import classes from './DataTableRows.module.css';
import type { VisibleColumn } from './model/column.ts';

export interface DataTableSkeletonProps {
  columns: readonly VisibleColumn[];
  /** Number of expected rows. */
  count: number;
}

/** The rows of a loading table: grey blocks in its columns, growing like gaps. */
export function DataTableSkeleton({ columns, count }: DataTableSkeletonProps) {
  return (
    <tbody aria-hidden="true">
      {Array.from({ length: count }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: placeholder rows are identified by their positions.
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
              {skeleton === 'growing' ? <GrowingBlock share={(row + 1) / count} /> : <Skeleton />}
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
