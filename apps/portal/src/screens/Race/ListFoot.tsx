import { PageSizeSelect, Pagination, Toolbar, ToolbarPush } from '@otryv/ui';
import type { ListFilters } from './useListFilters.ts';

/** Page size and pages under a list of events. */
export function ListFoot({ filters, pageCount }: { filters: ListFilters; pageCount: number }) {
  return (
    <Toolbar>
      <PageSizeSelect value={filters.size} onChange={filters.resize} />
      <ToolbarPush />
      <Pagination page={filters.page} pageCount={pageCount} hrefOf={filters.hrefOf} />
    </Toolbar>
  );
}
