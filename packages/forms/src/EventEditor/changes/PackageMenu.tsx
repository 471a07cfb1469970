import { EVENT_PACKAGES, type EventPackage } from '@otryv/race';
import { lazyPart, Menu } from '@otryv/ui';
import { Suspense, useState } from 'react';
import { useValueWriter } from '../draft/editorTools.ts';

const PackagePreview = lazyPart(async () => ({ default: (await import('./PackagePreview.tsx')).PackagePreview }));

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
