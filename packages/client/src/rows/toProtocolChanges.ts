import type { ProtocolHistory } from '@otryv/contract';
import type { ProtocolChanges } from '@otryv/tables';

/** Converts the API's history of a protocol, or of one of its rows, for `PlaceHistory`. */
export function toProtocolChanges({ decisions, versions }: ProtocolHistory): ProtocolChanges {
  return { decisions: decisions.map(({ _id, ...decision }) => ({ id: _id, ...decision })), versions };
}
