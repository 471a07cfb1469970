import type { GetPath } from '../../../api/client.ts';
import { useRead } from '../../../api/useRead.ts';
import type { SendOptions } from '../../../api/useSend.ts';

const protocol = '/api/race/results/{id}';
const history = '/api/race/results/{id}/history';
const changes: readonly GetPath[] = [protocol, history];

/** What is read again after each change of a protocol. */
export const protocolChange: SendOptions = { changes };

/** What happened to a protocol. */
export function useProtocolHistory(id: string) {
  return useRead(history, { params: { id } });
}
