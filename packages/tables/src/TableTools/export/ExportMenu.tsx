import { lazyPart, Menu, useMessages } from '@otryv/ui';
import { Copy, Download } from 'lucide-react';
import { type RefObject, Suspense, useState } from 'react';
import type { TableHandle } from '../../DataTable/index.ts';
import { useMedia } from '../../DataTable/state/useMedia.ts';
import { toolCatalogues } from '../../messages/tools.ts';
import type { ExportOutcome } from './ExportToast.tsx';
import { useExport } from './useExport.ts';

// The toasts are loaded when the menu is first used.
const ExportToast = lazyPart(async () => ({ default: (await import('./ExportToast.tsx')).ExportToast }));
const phone = '(max-width: 767.98px)';

/** Saves or copies a table: the displayed part, or everything. */
export function ExportMenu({ table }: { table: RefObject<TableHandle | null> }) {
  const messages = useMessages(toolCatalogues);
  const isPhone = useMedia(phone);
  const [isUsed, setIsUsed] = useState(false);
  const [outcome, setOutcome] = useState<ExportOutcome | null>(null);
  const { save, copy } = useExport(table, setOutcome);
  const entries = [
    { label: messages.saveShown('CSV'), icon: Download, onSelect: () => save('shown', 'csv') },
    { label: messages.saveShown('JSON'), icon: Download, onSelect: () => save('shown', 'json') },
    { label: messages.copyShown, icon: Copy, onSelect: () => copy('shown') },
    { label: messages.saveAll('CSV'), icon: Download, onSelect: () => save('everything', 'csv'), separated: true },
    { label: messages.saveAll('JSON'), icon: Download, onSelect: () => save('everything', 'json') },
    { label: messages.copyAll, icon: Copy, onSelect: () => copy('everything') },
  ];

  return (
    <>
      <Menu
        align="end"
        label={messages.export}
        {...(isPhone && { icon: Download })}
        entries={entries}
        onClick={() => setIsUsed(true)}
        onFocus={() => setIsUsed(true)}
      />
      {isUsed && (
        <Suspense fallback={null}>
          <ExportToast outcome={outcome} onClose={() => setOutcome(null)} />
        </Suspense>
      )}
    </>
  );
}
