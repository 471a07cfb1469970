import { useOtryv } from '@otryv/ui';
import type { RefObject } from 'react';
import type { TableContent, TableHandle } from '../../DataTable/index.ts';
import { useToolMessages } from '../../messages/tools.ts';
import { copyTable } from './copyTable.ts';
import type { Told } from './ExportTold.tsx';

/** What of a table is exported: what the reader sees, or all rows and columns. */
export type ExportedPart = 'shown' | 'everything';
export type ExportFormat = 'csv' | 'json';

// Most readers never export.
const loadSaving = () => import('./saveTable.ts');
const loadMaking = () => import('./exportTable.ts');

/** The ways out of a table; `tell` gets the answer in words. */
export function useExport(table: RefObject<TableHandle | null>, tell: (told: Told) => void) {
  const { locale, timeZone, now } = useOtryv();
  const messages = useToolMessages();
  const contentOf = (part: ExportedPart): TableContent | undefined =>
    part === 'shown' ? table.current?.shown : table.current?.everything();
  const fail = (words: string) => tell({ tone: 'error', words });

  const save = async (part: ExportedPart, format: ExportFormat) => {
    const content = contentOf(part);
    if (!content) return fail(messages.nothing);
    try {
      const { saveTable } = await loadSaving();
      const caption = table.current?.caption ?? '';
      const name = saveTable(content, { caption, format, locale, timeZone, now: now ?? Date.now() });
      tell({ tone: 'success', words: messages.saved(name) });
    } catch {
      fail(messages.notExported);
    }
  };

  const copy = async (part: ExportedPart) => {
    const content = contentOf(part);
    if (!content) return fail(messages.nothing);
    const made = loadMaking().then(({ tableToHtml, tableToText }) => ({
      html: tableToHtml(content, locale),
      text: tableToText(content, locale),
    }));
    try {
      await copyTable(made);
      tell({ tone: 'success', words: messages.copied(content.rows.length) });
    } catch {
      made.then(
        () => fail(messages.notCopied),
        () => fail(messages.notExported),
      );
    }
  };

  return { save, copy };
}
