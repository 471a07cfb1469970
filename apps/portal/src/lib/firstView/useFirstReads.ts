import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { forgetFirstReads } from './pageState.ts';

/** Makes screens revalidate the reads embedded in the first page once the reader has left it. */
export function useFirstReads(): void {
  const { pathname } = useLocation();

  useEffect(() => forgetFirstReads, [pathname]);
}
