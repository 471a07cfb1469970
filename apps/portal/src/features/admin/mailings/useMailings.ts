import { useRead } from '../../../lib/api/useRead.ts';

const refreshMs = 3000;

/** Returns the mailings; polls every few seconds while one is being sent. */
export function useMailings(page: number) {
  return useRead(
    '/api/admin/mailings',
    { query: { page } },
    { refreshInterval: (latest) => (latest?.active.length ? refreshMs : 0) },
  );
}
