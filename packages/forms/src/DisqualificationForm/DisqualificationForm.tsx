import {
  DECISION_REASON_LENGTH,
  disqualification,
  SERIES_DISQUALIFICATIONS,
  type StageDisqualificationBody,
} from '@otryv/contract/schemas';
import { SelectField, TextArea, useMessages } from '@otryv/ui';
import { useState } from 'react';
import { type FormProps, formOf } from '../Form/index.ts';
import { decisionCatalogues } from '../messages/decisions.ts';
import { type DisqualificationMessages, disqualificationCatalogues } from '../messages/disqualification.ts';
import { type DecidedStageRow, DecisionLayout, type Moves, usePresentDecision } from '../StageDecision/index.ts';
import { LiftButton } from './LiftButton.tsx';

const blank = { label: '', reason: '' };
const { Form, Field } = formOf(disqualification, { resultId: '', disqualification: blank });

/** Draft of the form, for a dry run. */
export interface DisqualificationDraft {
  resultId: string;
  disqualification: { label: string; reason: string };
}

export interface DisqualificationFormProps
  extends Omit<FormProps<DisqualificationDraft, StageDisqualificationBody>, 'values' | 'validates' | 'children'> {
  /** The decided row, as passed by the table's `StageAction`. */
  decision: DecidedStageRow;
  /** Changes caused by the last `onChange` value; hidden if omitted. */
  moves?: Moves;
  /** Lifts the row's disqualification; without it there is no such button. */
  onLift?: (() => unknown) | undefined;
}

/**
 * Removes a row of a stage from the classification; the label's meaning is suggested as the reason until one is typed. The
 * present decision is not submitted again.
 */
export function DisqualificationForm(props: DisqualificationFormProps) {
  const { decision, moves, onLift, onChange, disabled, ...form } = props;
  const messages = useMessages(disqualificationCatalogues);
  const decisionMessages = useMessages(decisionCatalogues);
  const present = decision.disqualification;
  const [label, setLabel] = useState(present?.label ?? '');
  const presentDecision = usePresentDecision<DisqualificationDraft>({
    isInForce: present !== null,
    isPresent: ({ disqualification: { label: chosen, reason: given } }) =>
      chosen === present?.label && given === (present.reason ?? ''),
    disabled,
    onChange,
  });
  const reason = label === present?.label ? (present.reason ?? '') : proposedReason(label, messages);
  const options = SERIES_DISQUALIFICATIONS.map((value) => ({ value, label: proposedReason(value, messages) }));

  return (
    <Form
      submitLabel={messages.disqualify}
      {...form}
      values={{ resultId: decision.stageResultId, disqualification: { label: present?.label ?? '', reason } }}
      {...presentDecision}
      onChange={(draft) => {
        setLabel(draft.disqualification.label);
        presentDecision.onChange(draft);
      }}
    >
      <DecisionLayout decision={decision} moves={moves}>
        <Field
          name="disqualification.label"
          as={SelectField}
          label={messages.label}
          options={[{ value: '', label: messages.notChosen }, ...options]}
        />
        <Field
          name="disqualification.reason"
          as={TextArea}
          label={decisionMessages.reason}
          hint={decisionMessages.reasonHint}
          limit={DECISION_REASON_LENGTH}
          rows={2}
        />
        {present && onLift && <LiftButton onLift={onLift} />}
      </DecisionLayout>
    </Form>
  );
}

function proposedReason(label: string, { meanings, proposed }: DisqualificationMessages): string {
  const ofLabels: Record<StageDisqualificationBody['disqualification']['label'], string> = meanings;
  const known: Partial<Record<string, string>> = ofLabels;
  const meaning = known[label];
  return meaning === undefined ? label : proposed(label, meaning);
}
