import type { FinishProtocol, Moment } from '@otryv/race';
import type { Density } from '@otryv/ui';
import type { BaseTableProps, ColumnsTransform } from '../DataTable/index.ts';
import type { PowerUnit } from '../rows/powerUnit.ts';
import type { ResultsTableRow } from '../rows/resultsTableRow.ts';
import type { ResultMarks } from './resultMarks.ts';
import type { RiderLinks } from './riderLinks.ts';
import type { WithStanding } from './shownProtocol.ts';

export interface ResultsTableProps extends BaseTableProps, RiderLinks {
  rows: readonly ResultsTableRow[];
  /** How the groups of the race share the protocol; determines the initial order and the gaps. */
  protocolKind?: FinishProtocol | undefined;
  /** Only the riders of this category; `null` for all. */
  category?: string | null | undefined;
  power?: PowerUnit | undefined;
  /** Changes the columns of the table; memoize it, so that rows do not render again. */
  columns?: ColumnsTransform<WithStanding<ResultsTableRow>> | undefined;
  /** The profile id of the signed-in rider; marks the row. */
  ownProfileId?: number | null | undefined;
  /** Explains the place of a row, by its id: places become buttons. Memoize it, so that rows do not render again. */
  onWhy?: ((id: string) => void) | undefined;
  onDensity?: ((density: Density) => void) | undefined;
  /** The race is running: new rows are held back until the user shows them, so that no row moves unexpectedly. */
  live?: boolean | undefined;
  /** The snapshot of the last visit, as `onSeen` passed it; rows changed since are marked. */
  seen?: ResultMarks | undefined;
  /** Called with the snapshot of the displayed rows, without pending ones; memoize it. */
  onSeen?: ((marks: ResultMarks) => void) | undefined;
  /** The time of the last change of the protocol. */
  updatedAt?: Moment;
  /** The number of the organizer's decisions in the protocol. */
  changes?: number | undefined;
  /** The URL of those decisions and of the protocol's history; plain text without it. */
  changesHref?: string | undefined;
  /** The time of the last of those decisions. */
  changedAt?: Moment;
}
