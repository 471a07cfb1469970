import type { GetPath } from '../../../api/client.ts';
import { useRead } from '../../../api/useRead.ts';
import type { SendOptions } from '../../../api/useSend.ts';

const path = '/api/race/results/{id}/appeals';
const changes: readonly GetPath[] = [path];

/** The part of the page for editing the results where appeals are answered. */
export const appealsId = 'appeals';

/** What is read again after a change of an appeal. */
export const appealChange: SendOptions = { changes };

/** The appeals about a protocol that the reader may see. */
export function useAppeals(id: string) {
  return useRead(path, { params: { id } });
}
