import { addresses, addressKeyAt } from '@otryv/contract/addresses';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { call } from '../../lib/api/client.ts';

/** Counts each opened page by the pattern of its address, which identifies no one. Failed counts are dropped. */
export function useVisitCount(): void {
  const { pathname } = useLocation();

  useEffect(() => {
    const key = addressKeyAt(pathname);
    if (key === null) return;
    call('POST', '/api/visits', { body: { pattern: addresses[key].pattern } }).catch(() => undefined);
  }, [pathname]);
}
