import { DECISION_REASON_LENGTH } from '@otryv/contract/schemas';
import { formatGap, parseRaceTime } from '@otryv/race';
import { Button, FieldGroup, type FieldGroupProps, Icon, IconButton, TextField, useMessages } from '@otryv/ui';
import { Plus, Trash2 } from 'lucide-react';
import { useRowErrors } from '../Form/useRowErrors.ts';
import { penaltyCatalogues } from '../messages/penalties.ts';
import { ParsedField } from './ParsedField.tsx';
import classes from './PenaltyList.module.css';

export interface PenaltyRow {
  timeInMilliseconds: number | null;
  reason: string;
}

export interface PenaltyListProps extends Omit<FieldGroupProps, 'onChange' | 'children'> {
  name: string;
  value: readonly PenaltyRow[];
  onChange: (rows: readonly PenaltyRow[]) => void;
}

const secondMs = 1000;
const usualTimes = [5, 10, 15, 30, 60].map((seconds) => seconds * secondMs);

/**
 * Penalties of a row: their whole seconds, typed also as 1:30, and reasons; each can be edited or removed, and new ones
 * added. Usual times and reasons fill in the last one by one press.
 */
export function PenaltyList({ value, onChange, error, ...props }: PenaltyListProps) {
  const messages = useMessages(penaltyCatalogues);
  const rowErrors = useRowErrors(props.name);
  const put = (index: number, change: Partial<PenaltyRow>) =>
    onChange(value.map((row, at) => (at === index ? { ...row, ...change } : row)));
  const fill = (change: Partial<PenaltyRow>) =>
    value.length === 0 ? onChange([{ ...newPenalty, ...change }]) : put(value.length - 1, change);
  const reasons = [messages.usualEarlyStart, messages.usualHindrance, messages.usualShortcut, messages.usualPulse];

  return (
    <FieldGroup {...props} error={Object.keys(rowErrors).length > 0 ? undefined : error}>
      <div className={classes.PenaltyList}>
        {value.length === 0 && <p className={classes.PenaltyListEmpty}>{messages.noPenalties}</p>}
        {value.map(({ timeInMilliseconds, reason }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the index identifies the penalty.
          <div key={index} className={classes.PenaltyRow}>
            <ParsedField
              label={messages.penaltyTime(index + 1)}
              inputMode="numeric"
              value={timeInMilliseconds}
              onChange={(time) => put(index, { timeInMilliseconds: time })}
              parse={msOf}
              format={(ms) => String(ms / secondMs)}
              fault={messages.wholeSeconds}
              error={rowErrors[`${index}.timeInMilliseconds`]}
            />
            <TextField
              label={messages.penaltyReason(index + 1)}
              limit={DECISION_REASON_LENGTH}
              error={rowErrors[`${index}.reason`]}
              value={reason}
              onChange={(text) => put(index, { reason: text })}
            />
            <IconButton
              icon={Trash2}
              label={messages.removePenalty(index + 1)}
              onClick={() => onChange(value.filter((_, at) => at !== index))}
            />
          </div>
        ))}
        <fieldset className={classes.PenaltyListUsual} aria-label={messages.usualTimes}>
          {usualTimes.map((timeInMilliseconds) => (
            <Button key={timeInMilliseconds} size="s" onClick={() => fill({ timeInMilliseconds })}>
              {formatGap(timeInMilliseconds)}
            </Button>
          ))}
        </fieldset>
        <fieldset className={classes.PenaltyListUsual} aria-label={messages.usual}>
          {reasons.map((reason) => (
            <Button key={reason} size="s" onClick={() => fill({ reason })}>
              {reason}
            </Button>
          ))}
        </fieldset>
        <Button size="s" onClick={() => onChange([...value, newPenalty])}>
          <Icon of={Plus} size="s" /> {messages.addPenalty}
        </Button>
      </div>
    </FieldGroup>
  );
}

export const newPenalty: PenaltyRow = { timeInMilliseconds: null, reason: '' };

function msOf(text: string): number | null {
  const typed = text.trim();
  if (typed === '') return null;
  if (/^\d{1,6}$/.test(typed)) return Number(typed) * secondMs;
  const ms = parseRaceTime(typed) ?? Number.NaN;
  return ms % secondMs === 0 ? ms : Number.NaN;
}
