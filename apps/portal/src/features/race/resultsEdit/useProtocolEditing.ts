import { useRead } from '../../../lib/api/useRead.ts';

const history = '/api/race/results/{id}/history';

/** Returns the history of a protocol. */
export function useProtocolHistory(id: string) {
  return useRead(history, { params: { id } });
}
