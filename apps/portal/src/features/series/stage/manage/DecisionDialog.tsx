import type { StageDryRunDraft } from '@otryv/contract';
import { CategoryChangeForm, DisqualificationForm, FormDialog, PenaltyForm, ReasonDialog } from '@otryv/forms';
import type { StageAction } from '@otryv/tables';
import { Notice } from '@otryv/ui';
import { useState } from 'react';
import { useSend } from '../../../../lib/api/useSend.ts';
import { useMessages } from '../../../../lib/messages/useMessages.ts';
import { ru as stageMessages } from '../messages/ru.ts';
import { seriesCategories, triedCategory, triedDisqualification, triedPenalties } from './stageChoices.ts';
import { useMoves } from './useMoves.ts';

export interface DecisionDialogProps {
  action: StageAction;
  version: number;
  onClose: () => void;
}

/**
 * Renders the popup form of a decision about a row, with the rank changes it causes; nothing is stored before it is
 * sent.
 */
export function DecisionDialog({ action, version, onClose }: DecisionDialogProps) {
  const { manage: messages } = useMessages(stageMessages);
  const [draft, setDraft] = useState<StageDryRunDraft | null | undefined>(null);
  const { moves, error } = useMoves(draft, action.stageOrder, version);
  const options = { onDone: onClose };
  const category = useSend('PATCH', '/api/series/stage/results/category', options);
  const penalties = useSend('PATCH', '/api/series/stage/results/time-penalty', options);
  const disqualify = useSend('PATCH', '/api/series/stage/results/result/disqualification/set', options);
  const lift = useSend('PATCH', '/api/series/stage/results/result/disqualification/remove', options);
  const removal = useSend('DELETE', '/api/series/stage/results/result', options);
  const { stageResultId, type, profile } = action;
  const common = { decision: action, moves, onCancel: onClose };

  if (type === 'removeRow') {
    return (
      <ReasonDialog
        open
        title={messages.removeRow}
        description={`${profile.firstName} ${profile.lastName}`.trim()}
        action={messages.removeRow}
        usual={[]}
        onSubmit={(reason) => removal.submit({ body: { resultId: stageResultId, reason } })}
        onClose={onClose}
      />
    );
  }
  return (
    <FormDialog open title={messages[type]} onClose={onClose}>
      {(onDirtyChange) => (
        <>
          {error && <Notice tone="danger">{error.message}</Notice>}
          {type === 'setCategory' && (
            <CategoryChangeForm
              {...common}
              onDirtyChange={onDirtyChange}
              categories={seriesCategories}
              onChange={({ value }) => setDraft(triedCategory(action, value))}
              onSubmit={(body) => category.submit({ body })}
            />
          )}
          {type === 'setPenalty' && (
            <PenaltyForm
              {...common}
              onDirtyChange={onDirtyChange}
              onChange={({ timePenalty }) => setDraft(triedPenalties(action, timePenalty))}
              onSubmit={(body) => penalties.submit({ body })}
            />
          )}
          {type === 'setDisqualification' && (
            <DisqualificationForm
              {...common}
              onDirtyChange={onDirtyChange}
              onChange={({ disqualification: { label } }) => setDraft(triedDisqualification(action, label))}
              onLift={() => lift.send({ body: { resultId: stageResultId, reason: '' } })}
              onSubmit={(body) => disqualify.submit({ body })}
            />
          )}
        </>
      )}
    </FormDialog>
  );
}
