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
  const words = useMessages(protocolDecisionCatalogues);

  return (
    <Form
      {...props}
      className={clsx(classes.ProtocolDecisionForm, className)}
      values={{ value, rowIds: rows.map(({ rowId }) => rowId) }}
      submitLabel={words.submit(rows.length)}
      savingLabel={props.savingLabel ?? words.submitting}
      disabled={rows.length === 0}
      keepsFoot
      disposable
    >
      <DisplayText as="h2" size="d-s">
        {titleOf(value, words)}
      </DisplayText>
      <ul className={classes.ProtocolDecisionRows} aria-label={words.chosen}>
        {rows.map(({ rowId, name }) => (
          <li key={rowId}>
            <Chip>
              {name}
              <IconButton icon={X} size="s" label={words.removeRow(name)} onClick={() => onRemove(rowId)} />
            </Chip>
          </li>
        ))}
      </ul>
      <Field
        name="reason"
        as={ReasonField}
        label={words.reason}
        hint={words.reasonHint}
        limit={longestReason}
        usual={usualReasons(value, words)}
        usualLabel={words.usual}
      />
      <DecisionPreview outcome={outcome} failure={failure} />
    </Form>
  );
}

type Words = (typeof protocolDecisionCatalogues)['ru'];

function titleOf(value: DecisionDraft['value'], words: Words): string {
  if (value === 'DSQ') return words.titleDsq;
  if (value === 'OFF_RECORD') return words.titleOff;
  return value === 'none' ? words.titleNone : words.titleGroup(value);
}

function usualReasons(value: DecisionDraft['value'], words: Words): string[] {
  if (value === 'none') return [words.usualAppeal, words.usualMistake];
  if (value === 'DSQ' || value === 'OFF_RECORD')
    return [words.usualWeight, words.usualPulse, words.usualCategory, words.usualVideo];
  return [words.usualPower, words.usualMistakenGroup, words.usualAppeal];
}
