import { PageSizeSelect, Pagination, pageSizes, Toolbar, ToolbarSpacer } from '@otryv/ui';
import { useMessages } from '../messages/useMessages.ts';
import { RedirectTo } from '../navigation/RedirectTo.tsx';
import { AddressChoices } from '../withoutScripts/AddressChoices.tsx';
import { type ListPages, usualSize } from './useListPages.ts';

const sizes = pageSizes.map((size) => ({ value: String(size), label: String(size) }));

export interface ListFootProps {
  pages: ListPages;
  pageCount: number;
  /** Whether the loaded page has no rows: a page past the end redirects to the last one. */
  isEmpty?: boolean;
}

/** Renders page size and pagination under a list; nothing under a list of one page. */
export function ListFoot({ pages, pageCount, isEmpty = false }: ListFootProps) {
  const { pageSize } = useMessages().withoutScripts;
  if (isEmpty && pageCount > 0 && pages.page > pageCount) return <RedirectTo to={pages.hrefOf(pageCount)} />;
  if (pageCount <= 1) return null;

  return (
    <>
      <Toolbar>
        <PageSizeSelect value={pages.size} onChange={pages.resize} />
        <ToolbarSpacer />
        <Pagination page={pages.page} pageCount={pageCount} hrefOf={pages.hrefOf} />
      </Toolbar>
      <AddressChoices
        name="docsOnPage"
        label={pageSize}
        options={sizes}
        value={String(pages.size)}
        usual={String(usualSize)}
      />
    </>
  );
}
