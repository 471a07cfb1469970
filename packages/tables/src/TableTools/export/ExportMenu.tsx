import { Menu } from '@otryv/ui';
import { Copy, Download } from 'lucide-react';
import { lazy, type RefObject, Suspense, useState } from 'react';
import type { TableHandle } from '../../DataTable/index.ts';
import { useMedia } from '../../DataTable/useMedia.ts';
import { useToolMessages } from '../../messages/tools.ts';
import type { Told } from './ExportTold.tsx';
import { useExport } from './useExport.ts';

// What tells how it went comes with the first look into the menu.
const ExportTold = lazy(async () => ({ default: (await import('./ExportTold.tsx')).ExportTold }));
const phone = '(max-width: 767.98px)';

/** Saves or copies a table: what is shown of it, or everything. */
export function ExportMenu({ table }: { table: RefObject<TableHandle | null> }) {
  const messages = useToolMessages();
  const isPhone = useMedia(phone);
  const [isUsed, setIsUsed] = useState(false);
  const [told, setTold] = useState<Told | null>(null);
  const { save, copy } = useExport(table, setTold);
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
          <ExportTold told={told} onClose={() => setTold(null)} />
        </Suspense>
      )}
    </>
  );
}
