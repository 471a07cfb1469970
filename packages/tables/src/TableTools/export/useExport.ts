import { useMessages, useOtryv } from '@otryv/ui';
import type { RefObject } from 'react';
import type { TableContent, TableHandle } from '../../DataTable/index.ts';
import { toolCatalogues } from '../../messages/tools.ts';
import { copyTable } from './copyTable.ts';
import type { ExportOutcome } from './ExportToast.tsx';

/** The exported part of a table: the displayed rows and columns, or all of them. */
export type ExportedPart = 'shown' | 'everything';
export type ExportFormat = 'csv' | 'json';

// Most readers never export.
const loadSaving = () => import('./saveTable.ts');
const loadMaking = () => import('./exportTable.ts');

/** Saves and copies a table; `onOutcome` is called with a message. */
export function useExport(table: RefObject<TableHandle | null>, onOutcome: (outcome: ExportOutcome) => void) {
  const { locale, timeZone, now } = useOtryv();
  const messages = useMessages(toolCatalogues);
  const contentOf = (part: ExportedPart): TableContent | undefined =>
    part === 'shown' ? table.current?.shown : table.current?.everything();
  const fail = (text: string) => onOutcome({ tone: 'error', text });

  const save = async (part: ExportedPart, format: ExportFormat) => {
    const content = contentOf(part);
    if (!content) return fail(messages.nothing);
    try {
      const { saveTable } = await loadSaving();
      const caption = table.current?.caption ?? '';
      // biome-ignore lint/plugin: The provider's clock if it has one.
      const name = saveTable(content, { caption, format, locale, timeZone, now: now ?? Date.now() });
      onOutcome({ tone: 'success', text: messages.saved(name) });
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
      onOutcome({ tone: 'success', text: messages.copied(content.rows.length) });
    } catch {
      made.then(
        () => fail(messages.notCopied),
        () => fail(messages.notExported),
      );
    }
  };

  return { save, copy };
}
