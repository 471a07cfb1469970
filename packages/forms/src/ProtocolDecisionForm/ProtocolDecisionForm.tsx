import type { DecisionDraft, DecisionOutcome } from '@otryv/contract/schemas';
import { decisionDraft } from '@otryv/contract/schemas';
import { Chip, DisplayText, IconButton, useMessages } from '@otryv/ui';
import { clsx } from 'clsx';
import { X } from 'lucide-react';
import { ReasonField } from '../controls/ReasonField.tsx';
import { DecisionPreview, type DryRunFailure } from '../DecisionPreview/index.ts';
import { type FormProps, formOf } from '../Form/index.ts';
import { protocolDecisionCatalogues } from '../messages/protocolDecision.ts';
import classes from './ProtocolDecisionForm.module.css';

const { Form, Field } = formOf(decisionDraft, { value: 'DSQ', rowIds: [], reason: '' });

/** A row that a decision is about. */
export interface DecidedRow {
  rowId: string;
  name: string;
}

const longestReason = 50;

export interface ProtocolDecisionFormProps
  extends Omit<FormProps<never, DecisionDraft>, 'values' | 'validates' | 'children' | 'submitLabel' | 'onChange'> {
  value: DecisionDraft['value'];
  rows: readonly DecidedRow[];
  onRemove: (rowId: string) => void;
  /** Result of a dry run; `null` while pending. */
  outcome: DecisionOutcome | null;
  /** Error of the dry run, shown instead of its result. */
  failure?: DryRunFailure | undefined;
}

/** One decision about rows of a protocol: its reason, the changed ranks, and the submit button. */
export function ProtocolDecisionForm({
  value,
  rows,
  onRemove,
  outcome,
  failure,
  className,
  ...props
}: ProtocolDecisionFormProps) {
  const messages = useMessages(protocolDecisionCatalogues);

  return (
    <Form
      {...props}
      className={clsx(classes.ProtocolDecisionForm, className)}
      values={{ value, rowIds: rows.map(({ rowId }) => rowId) }}
      submitLabel={messages.submit(rows.length)}
      savingLabel={props.savingLabel ?? messages.submitting}
      disabled={rows.length === 0}
      keepsFoot
      disposable
    >
      <DisplayText as="h2" size="d-s">
        {titleOf(value, messages)}
      </DisplayText>
      <ul className={classes.ProtocolDecisionRows} aria-label={messages.chosen}>
        {rows.map(({ rowId, name }) => (
          <li key={rowId}>
            <Chip>
              <bdi>{name}</bdi>
              <IconButton icon={X} size="s" label={messages.removeRow(name)} onClick={() => onRemove(rowId)} />
            </Chip>
          </li>
        ))}
      </ul>
      <Field
        name="reason"
        as={ReasonField}
        label={messages.reason}
        hint={messages.reasonHint}
        limit={longestReason}
        usual={usualReasons(value, messages)}
        usualLabel={messages.usual}
      />
      <DecisionPreview outcome={outcome} failure={failure} />
    </Form>
  );
}

type Messages = (typeof protocolDecisionCatalogues)['ru'];

function titleOf(value: DecisionDraft['value'], messages: Messages): string {
  if (value === 'DSQ') return messages.titleDsq;
  if (value === 'OFF_RECORD') return messages.titleOff;
  return value === 'none' ? messages.titleNone : messages.titleGroup(value);
}

function usualReasons(value: DecisionDraft['value'], messages: Messages): string[] {
  if (value === 'none') return [messages.usualAppeal, messages.usualMistake];
  if (value === 'DSQ' || value === 'OFF_RECORD')
    return [messages.usualWeight, messages.usualPulse, messages.usualCategory, messages.usualVideo];
  return [messages.usualPower, messages.usualMistakenGroup, messages.usualAppeal];
}
