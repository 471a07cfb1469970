import { SearchDialog } from '@otryv/ui';
import { useState } from 'react';
import { useSiteSearch } from './useSiteSearch.tsx';

export interface SiteSearchProps {
  open: boolean;
  onClose: () => void;
}

/** Renders the site search over the page; it always opens with an empty field. */
export function SiteSearch({ open, onClose }: SiteSearchProps) {
  const search = useSiteSearch();
  const [wasOpen, setWasOpen] = useState(open);
  if (wasOpen !== open) {
    setWasOpen(open);
    if (open) search.onQuery('');
  }

  return <SearchDialog {...search} open={open} onClose={onClose} />;
}
