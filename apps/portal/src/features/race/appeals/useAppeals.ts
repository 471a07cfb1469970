import { useRead } from '../../../lib/api/useRead.ts';

const path = '/api/race/results/{id}/appeals';

/** The part of the page for editing the results where appeals are answered. */
export const appealsId = 'appeals';

/** The appeals about a protocol that the reader may see. */
export function useAppeals(id: string) {
  return useRead(path, { params: { id } });
}
