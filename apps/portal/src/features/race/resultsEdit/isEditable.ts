import type { ProtocolState } from '@otryv/contract';

/** Whether decisions are taken now; who may do it in a locked protocol is for the server. */
export function isEditable(state: ProtocolState | undefined): boolean {
  return state === undefined || (state.state === 'provisional' && state.lock === null);
}
