import { useRead } from '../../../lib/api/useRead.ts';

const refreshMs = 3000;

/** The mailings; while one is being sent they are read again every few seconds. */
export function useMailings(page: number) {
  return useRead(
    '/api/admin/mailings',
    { query: { page } },
    { refreshInterval: (latest) => (latest?.active.length ? refreshMs : 0) },
  );
}
