import { type Ref, type RefObject, useImperativeHandle } from 'react';
import { flushSync } from 'react-dom';
import type { TableHandle } from '../DataTable/index.ts';
import type { StageResultsTableRow } from '../rows/stageResultsTableRow.ts';

export interface StageHandleInput {
  table: Ref<TableHandle> | undefined;
  /** The handle of the current page. */
  inner: RefObject<TableHandle | null>;
  /** Rows of all pages, in order. */
  ordered: readonly StageResultsTableRow[];
  /** Returns the page of a row by its index among them; `null` if the host paginates. */
  pageAt: ((index: number) => number) | null;
  setPage: (page: number) => void;
  ownProfileId: number | null;
}

/** Provides the handle of a paged protocol: finds rows of other pages too, and switches to their page. */
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
