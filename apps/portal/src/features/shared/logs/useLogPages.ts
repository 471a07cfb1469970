import { useListPages } from '../../../lib/lists/useListPages.ts';
import { useTypedSearch } from '../../../lib/navigation/useTypedSearch.ts';

const longestSearch = 60;

/** Returns the search and the page of a log, kept in the address. */
export function useLogPages() {
  const search = useTypedSearch();
  const pages = useListPages();
  const query = { search: search.search.slice(0, longestSearch), page: pages.page, docsOnPage: pages.size };

  return { search, pages, query };
}

export type LogPages = ReturnType<typeof useLogPages>;
