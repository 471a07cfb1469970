import { lazyPart, SearchTrigger } from '@otryv/ui';
import { Suspense, useState } from 'react';
import { useSlashKey } from './useSlashKey.ts';

// Few readers search on a page, and none before it is shown.
const SiteSearch = lazyPart(async () => ({ default: (await import('./SiteSearch.tsx')).SiteSearch }));

/** Opens the site search; so does the «/» key outside of fields. */
export function SearchButton() {
  const [isOpen, setIsOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const open = () => {
    setWasOpened(true);
    setIsOpen(true);
  };
  useSlashKey(open);

  return (
    <>
      <SearchTrigger onClick={open} />
      {wasOpened && (
        <Suspense fallback={null}>
          <SiteSearch open={isOpen} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
