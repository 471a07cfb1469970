import { type Ref, type RefObject, useImperativeHandle } from 'react';
import { flushSync } from 'react-dom';
import type { TableHandle } from '../DataTable/index.ts';
import type { StageResultsTableRow } from '../rows/stageResultsTableRow.ts';

export interface StageHandleInput {
  table: Ref<TableHandle> | undefined;
  /** The handle of the page that is shown. */
  inner: RefObject<TableHandle | null>;
  /** The rows of all pages, in their order. */
  ordered: readonly StageResultsTableRow[];
  /** The page of a row by its place among them; `null` where pages are cut elsewhere. */
  pageAt: ((index: number) => number) | null;
  setPage: (page: number) => void;
  ownProfileId: number | null;
}

/** The handle of a paged protocol: a row of another page is found as well, and its page turned up. */
export function useStageHandle({ table, inner, ordered, pageAt, setPage, ownProfileId }: StageHandleInput) {
  useImperativeHandle<TableHandle | null, TableHandle | null>(table, () => {
    const ofPage = inner.current;
    if (ofPage === null || pageAt === null) return ofPage;

    return {
      ...ofPage,
      allPages: ordered,
      ownRow: () => ordered.find(({ profileId }) => profileId === ownProfileId)?.id ?? null,
      showRow: async (key) => {
        const index = ordered.findIndex(({ id }) => id === key);
        if (index < 0) return;
        flushSync(() => setPage(pageAt(index)));
        await inner.current?.showRow(key);
      },
    };
  });
}
