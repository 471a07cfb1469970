import { addresses, addressKeyAt } from '@otryv/contract/addresses';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { call } from '../../lib/api/client.ts';
import { forgetFirstReads } from '../../lib/firstView/pageState.ts';

/** Counts each opened page by the pattern of its address, which names nobody. A count that fails is lost. */
export function useVisitCount(): void {
  const { pathname } = useLocation();

  // Another screen reads anew what came with the page.
  useEffect(() => forgetFirstReads, [pathname]);

  useEffect(() => {
    const key = addressKeyAt(pathname);
    if (key === null) return;
    call('POST', '/api/visits', { body: { pattern: addresses[key].pattern } }).catch(() => undefined);
  }, [pathname]);
}
