import { PageSizeSelect, Pagination, Toolbar, ToolbarSpacer } from '@otryv/ui';
import type { ListPages } from '../session/useListPages.ts';

/** Page size and pages under a list; nothing under a list of one page. */
export function ListFoot({ pages, pageCount }: { pages: ListPages; pageCount: number }) {
  if (pageCount <= 1) return null;

  return (
    <Toolbar>
      <PageSizeSelect value={pages.size} onChange={pages.resize} />
      <ToolbarSpacer />
      <Pagination page={pages.page} pageCount={pageCount} hrefOf={pages.hrefOf} />
    </Toolbar>
  );
}
