import type { RaceResults } from '@otryv/contract';
import { DecisionLine } from '@otryv/tables';
import { useSend } from '../../../lib/api/useSend.ts';
import { useMessages } from '../../../lib/messages/useMessages.ts';
import { DecisionLog } from '../../shared/protocol/DecisionLog.tsx';
import { isEditable } from './isEditable.ts';
import { ru as resultsEditMessages } from './messages/ru.ts';
import { useProtocolHistory } from './useProtocolEditing.ts';

/** Renders the decisions about the protocol of a race. */
export function ProtocolLog({ event }: { event: RaceResults['event'] }) {
  const messages = useMessages(resultsEditMessages);
  const id = String(event.id);
  const { data, error, isRetrying, retry } = useProtocolHistory(id);
  const { submit } = useSend('POST', '/api/race/results/{id}/decisions/{decisionId}/undo');

  return (
    <DecisionLog
      {...{ messages, error, isRetrying, retry }}
      decisions={data?.decisions}
      canUndo={isEditable(event.protocol)}
      line={(decision, onUndo) => <DecisionLine decision={decision} onUndo={onUndo} />}
      onUndo={(decision, reason) => submit({ params: { id, decisionId: decision._id }, body: { reason } })}
    />
  );
}
