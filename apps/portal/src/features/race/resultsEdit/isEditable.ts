import type { ProtocolState } from '@otryv/contract';

/** Whether decisions are currently possible; the server checks who may decide on a locked protocol. */
export function isEditable(state: ProtocolState | undefined): boolean {
  return state === undefined || (state.state === 'provisional' && state.lock === null);
}
