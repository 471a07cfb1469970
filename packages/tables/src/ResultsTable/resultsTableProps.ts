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
  /** Filters the riders by this category; `null` for all. */
  category?: string | null | undefined;
  power?: PowerUnit | undefined;
  /** Transforms the columns of the table; memoize it, to avoid re-rendering rows. */
  columns?: ColumnsTransform<WithStanding<ResultsTableRow>> | undefined;
  /** Profile id of the signed-in rider; marks the row. */
  ownProfileId?: number | null | undefined;
  /**
   * Opens the explanation of a row's place, by its id: places become buttons. Memoize it, to avoid re-rendering rows.
   */
  onWhy?: ((id: string) => void) | undefined;
  onDensity?: ((density: Density) => void) | undefined;
  /**
   * Whether the race is running: new rows are held back until the user shows them, so that no row moves unexpectedly.
   */
  live?: boolean | undefined;
  /** The snapshot of the last visit, as passed by `onSeen`; rows changed since are marked. */
  seen?: ResultMarks | undefined;
  /** Called with the snapshot of the displayed rows, without pending ones; memoize it. */
  onSeen?: ((marks: ResultMarks) => void) | undefined;
  /** Time of the last change of the protocol. */
  updatedAt?: Moment;
  /** Number of the organizer's decisions in the protocol. */
  changes?: number | undefined;
  /** URL of those decisions and of the protocol's history; plain text without it. */
  changesHref?: string | undefined;
  /** Time of the last of those decisions. */
  changedAt?: Moment;
}

/** Some props with their defaults applied. */
export type WithDefaults<Key extends keyof ResultsTableProps> = {
  [Each in Key]: Exclude<ResultsTableProps[Each], undefined>;
};
