import { useRead } from '../../../lib/api/useRead.ts';

const path = '/api/race/results/{id}/appeals';

/** Anchor on the page for editing results where appeals are decided. */
export const appealsId = 'appeals';

/** Returns the appeals about a protocol that the reader may see. */
export function useAppeals(id: string) {
  return useRead(path, { params: { id } });
}
