import { IconButton } from '@otryv/ui';
import { Search } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useMessages } from '../messages/useMessages.ts';
import { useSlashKey } from './useSlashKey.ts';

// Few readers search on a page, and none before it is shown.
const SiteSearch = lazy(async () => ({ default: (await import('./SiteSearch.tsx')).SiteSearch }));

/** Opens the search of the site; so does the key «/» outside of fields. */
export function SearchButton() {
  const { search } = useMessages();
  const [isOpen, setIsOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const open = () => {
    setWasOpened(true);
    setIsOpen(true);
  };
  useSlashKey(open);

  return (
    <>
      <IconButton icon={Search} label={search} aria-keyshortcuts="/" aria-haspopup="dialog" onClick={open} />
      {wasOpened && (
        <Suspense fallback={null}>
          <SiteSearch open={isOpen} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
