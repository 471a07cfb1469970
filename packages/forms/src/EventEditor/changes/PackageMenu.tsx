import { EVENT_PACKAGES, type EventPackage } from '@otryv/race';
import { Menu } from '@otryv/ui';
import { lazy, Suspense, useState } from 'react';
import { useValueWriter } from '../draft/editorTools.ts';

const PackagePreview = lazy(async () => ({ default: (await import('./PackagePreview.tsx')).PackagePreview }));

/** The packages of settings; a selected one previews its changes before applying them. */
export function PackageMenu() {
  const { messages } = useValueWriter();
  const [chosen, setChosen] = useState<EventPackage | null>(null);

  return (
    <>
      <Menu
        label={messages.package}
        size="s"
        align="end"
        entries={EVENT_PACKAGES.map((name) => ({ label: messages.packages[name], onSelect: () => setChosen(name) }))}
      />
      {chosen && (
        <Suspense fallback={null}>
          <PackagePreview name={chosen} onClose={() => setChosen(null)} />
        </Suspense>
      )}
    </>
  );
}
