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
  /** Keep its identity while nothing changes, to avoid re-rendering rows. */
  stage: StageOfSeries;
  /** Level of the heading above the table; `null` if the page has its own. */
  heading?: StageHeadProps['heading'] | null | undefined;
  /** Options of the filter, as APlus, A, B; the categories of the rows by default. */
  categories?: readonly string[] | undefined;
  /** Filters the riders by this category, as its badge label; `null` for all. */
  category?: string | null | undefined;
  onCategory?: ((category: string | null) => void) | undefined;
  power?: PowerUnit | undefined;
  onPower?: ((power: PowerUnit) => void) | undefined;
  /** Transforms the columns of the table; memoize it. */
  columns?: ColumnsTransform<StageResultsTableRow> | undefined;
  /** Profile id of the signed-in rider; marks the row. */
  ownProfileId?: number | null | undefined;
  /** Adds a menu of decisions to each row; for users with the right to decide. Memoize it. */
  onAction?: ((action: StageAction) => void) | undefined;
  /** Opens the explanation of a row's place: places become buttons. Memoize it. */
  onWhy?: ((id: string) => void) | undefined;
  /** Time when the protocol was last computed. */
  resultsUpdatedAt?: Moment;
  modified?: ModifiedInfo | undefined;
  /** From 1. */
  page?: number | undefined;
  onPage?: ((page: number) => void) | undefined;
  pageSize?: number | undefined;
  onPageSize?: ((rows: number) => void) | undefined;
  /** Returns the address of a page; without it the pages are buttons. */
  pageHref?: ((page: number) => string) | undefined;
  /** Number of pages if the host paginates: `rows` are then one of them, in the order of `sort`. */
  pageCount?: number | undefined;
}
