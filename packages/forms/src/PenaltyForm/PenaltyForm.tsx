import { type TimePenalties, timePenalties } from '@otryv/contract/schemas';
import { useMessages } from '@otryv/ui';
import { newPenalty, PenaltyList, type PenaltyRow } from '../controls/PenaltyList.tsx';
import { type FormProps, formOf } from '../Form/index.ts';
import { decisionCatalogues } from '../messages/decisions.ts';
import { penaltyCatalogues } from '../messages/penalties.ts';
import { type DecidedStageRow, DecisionLayout, type Moves, usePresentDecision } from '../StageDecision/index.ts';

const { Form, Field } = formOf(timePenalties, { seriesId: '', stageResultId: '', timePenalty: [] });

/** Draft of the form, for a dry run. */
export interface PenaltyDraft extends Omit<TimePenalties, 'timePenalty'> {
  timePenalty: readonly PenaltyRow[];
}

export interface PenaltyFormProps
  extends Omit<FormProps<PenaltyDraft, TimePenalties>, 'values' | 'validates' | 'children'> {
  /** The decided row, as passed by the table's `StageAction`. */
  decision: DecidedStageRow;
  /** Changes caused by the last `onChange` value; hidden if omitted. */
  moves?: Moves;
}

/**
 * All penalties of a row of a stage: they are changed, removed and added, and submitted as one list, unless it is the
 * present one.
 */
export function PenaltyForm({ decision, moves, onChange, disabled, ...props }: PenaltyFormProps) {
  const messages = useMessages(penaltyCatalogues);
  const { reasonHint } = useMessages(decisionCatalogues);
  const { seriesId, stageResultId, penalty } = decision;
  const present = (penalty ?? []).map(({ timeInMilliseconds, reason }) => ({
    timeInMilliseconds,
    reason: reason ?? '',
  }));
  const isInForce = present.length > 0;
  const presentDecision = usePresentDecision<PenaltyDraft>({
    isInForce,
    isPresent: ({ timePenalty }) => isInForce && JSON.stringify(timePenalty) === JSON.stringify(present),
    disabled,
    onChange,
  });

  return (
    <Form
      submitLabel={messages.savePenalties}
      {...props}
      {...presentDecision}
      values={{ seriesId, stageResultId, timePenalty: isInForce ? present : [newPenalty] }}
    >
      <DecisionLayout decision={decision} moves={moves}>
        <Field name="timePenalty" as={PenaltyList} label={messages.penalties} hint={reasonHint} />
      </DecisionLayout>
    </Form>
  );
}
