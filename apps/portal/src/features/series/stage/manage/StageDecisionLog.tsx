import { useSend } from '../../../../lib/api/useSend.ts';
import { useMessages } from '../../../../lib/messages/useMessages.ts';
import { DecisionLog } from '../../../shared/protocol/DecisionLog.tsx';
import { ru as stageMessages } from '../messages/ru.ts';
import { DecisionLine } from '../protocol/DecisionLine.tsx';
import { useStageHistory } from '../protocol/useStage.ts';
import type { ManagedStage } from './managedStage.ts';

export interface StageDecisionLogProps extends ManagedStage {
  canUndo: boolean;
}

/** Renders the decisions about a stage. */
export function StageDecisionLog({ series: { urlSlug }, results, canUndo }: StageDecisionLogProps) {
  const { manage: messages } = useMessages(stageMessages);
  const { data, error, isRetrying, retry } = useStageHistory(urlSlug, results.stage.order);
  const { submit } = useSend('POST', '/api/series/stage/results/decisions/{decisionId}/undo');

  return (
    <DecisionLog
      {...{ messages, error, isRetrying, retry, canUndo }}
      decisions={data?.decisions}
      line={(decision, onUndo) => <DecisionLine decision={decision} onUndo={onUndo} />}
      onUndo={({ _id: decisionId }, reason) => submit({ params: { decisionId }, body: { reason } })}
    />
  );
}
