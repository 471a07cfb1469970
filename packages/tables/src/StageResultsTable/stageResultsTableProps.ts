import type { Moment } from '@otryv/race';
import type { BaseTableProps, ColumnsTransform } from '../DataTable/index.ts';
import type { PowerUnit } from '../rows/powerUnit.ts';
import type { StageResultsTableRow } from '../rows/stageResultsTableRow.ts';
import type { StageHeadProps } from './StageHead.tsx';
import type { StageAction, StageOfSeries } from './stageAction.ts';
import type { StageLinks } from './stageLinks.ts';
import type { ModifiedInfo } from './stagePages.ts';

export interface StageResultsTableProps extends Omit<BaseTableProps, 'caption'>, StageLinks {
  rows: readonly StageResultsTableRow[];
  /** Keep its identity while nothing changes, so that rows need not render again. */
  stage: StageOfSeries;
  /** The level of the heading over the table; `null` where the page has one of its own. */
  heading?: StageHeadProps['heading'] | null | undefined;
  /** What the filter offers, as APlus, A, B; the categories of the rows without it. */
  categories?: readonly string[] | undefined;
  /** Only the riders of this category, by the letters of its badge; `null` for all. */
  category?: string | null | undefined;
  onCategory?: ((category: string | null) => void) | undefined;
  power?: PowerUnit | undefined;
  onPower?: ((power: PowerUnit) => void) | undefined;
  /** Changes the columns of the table; memoize it. */
  columns?: ColumnsTransform<StageResultsTableRow> | undefined;
  /** The profile id of the signed-in rider; marks the row. */
  ownProfileId?: number | null | undefined;
  /** Adds a menu of decisions to each row; for users with the right to decide. Memoize it. */
  onAction?: ((action: StageAction) => void) | undefined;
  /** Makes each place a button that asks why the row has it. Memoize it. */
  onWhy?: ((id: string) => void) | undefined;
  /** When the protocol was last counted. */
  resultsUpdatedAt?: Moment;
  modified?: ModifiedInfo | undefined;
  /** From 1. */
  page?: number | undefined;
  onPage?: ((page: number) => void) | undefined;
  pageSize?: number | undefined;
  onPageSize?: ((rows: number) => void) | undefined;
  /** The address of a page; the pages are buttons without it. */
  pageHref?: ((page: number) => string) | undefined;
  /** How many pages there are elsewhere: `rows` are then one of them, in the order of `sort`. */
  pageCount?: number | undefined;
}
