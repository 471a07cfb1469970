import { LinkLine, OtryvProvider, useOtryv } from '@otryv/ui';
import type { ReactNode } from 'react';
import { useMessages } from '../messages/useMessages.ts';
import { relOf, useAddressHref } from '../navigation/useAddressHref.ts';
import { useAddressState } from '../navigation/useAddressState.ts';

export interface AllRowsProps {
  /** Number of rows in the table. */
  count: number;
  /** Renders the table, with the address of the rows after the served ones. */
  children: (moreHref: string | undefined) => ReactNode;
}

/** Rows per page in the HTML when all are requested. */
export const rowsOnPage = 300;
const usual = { rows: '', page: '1' };

/** Whether all rows are requested, page by page: only by readers without scripts. */
export function useAsksAllRows(): boolean {
  const [{ rows }] = useAddressState(usual);
  return rows === 'all';
}

/** Renders a long table that readers without scripts can read in full; with scripts it is the usual one. */
export function AllRows({ count, children }: AllRowsProps) {
  const { allRows } = useMessages().withoutScripts;
  const [{ page: asked }] = useAddressState(usual);
  const isAll = useAsksAllRows();
  const hrefOf = useAddressHref();
  const { servedRows } = useOtryv();
  const pageCount = Math.ceil(count / rowsOnPage);
  const page = isAll ? Math.min(/^[1-9]\d{0,4}$/.test(asked) ? Number(asked) : 1, Math.max(pageCount, 1)) : 0;
  const hrefOfPage = (number: number) => hrefOf({ rows: 'all', page: number === 1 ? '' : String(number) });
  const links = Array.from({ length: pageCount }, (_, at) => ({
    href: hrefOfPage(at + 1),
    label: `${at * rowsOnPage + 1}–${Math.min((at + 1) * rowsOnPage, count)}`,
    isCurrent: page === at + 1,
    rel: relOf(hrefOfPage(at + 1)),
  }));

  return (
    <>
      <OtryvProvider {...(isAll && { servedRows: rowsOnPage, servedFrom: (page - 1) * rowsOnPage })}>
        {children(page < pageCount ? hrefOfPage(page + 1) : undefined)}
      </OtryvProvider>
      {count > servedRows && (
        <noscript>
          <LinkLine label={allRows} links={links} />
        </noscript>
      )}
    </>
  );
}
