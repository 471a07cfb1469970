import type { EventGroup } from '@otryv/race';
import { NumberField, useMessages } from '@otryv/ui';
import { editorCatalogues } from '../../messages/editors.ts';
import { type ValueDraft, ValueEditor } from '../../ValueEditor/index.ts';
import { useEditorTools, useValueWriter } from '../draft/editorTools.ts';
import { paceUnit } from '../draft/valueText.ts';
import classes from '../parts/EventEditor.module.css';
import { type GroupEditorProps, valueButton } from '../parts/editorProps.ts';
import { PaceNote } from './PaceNote.tsx';

interface Pace {
  from: number | null;
  to: number | null;
}

const fastest = 100;

/** The pace of a group: both ends, in W/kg or the event's unit. */
export function PaceEditor({ group, field: _field, scope, ...rest }: GroupEditorProps<'pace'>) {
  const { act } = useEditorTools();
  const { messages } = useValueWriter();
  const unit = paceUnit(messages, group);

  return (
    <ValueEditor
      {...valueButton}
      {...rest}
      value={{ from: group.fromPaceValue ?? null, to: group.toPaceValue ?? null }}
      accepts={isPace}
      onCommit={({ from, to }: Pace, edit) =>
        act({ type: 'group', scope, values: { fromPaceValue: from, toPaceValue: to } }, edit)
      }
      note={<PaceNote group={group} />}
    >
      {(draft) => <PaceFields {...draft} group={group} unit={unit} />}
    </ValueEditor>
  );
}

interface PaceFieldsProps extends ValueDraft<Pace> {
  group: EventGroup;
  unit: string | undefined;
}

function PaceFields({ value, onChange, group, unit }: PaceFieldsProps) {
  const { messages } = useValueWriter();
  const { needed } = useMessages(editorCatalogues);
  // The game needs both ends; an event without them shows no error before it is edited.
  const errorOf = (end: number | null, other: number | null | undefined) =>
    end === null && other != null ? needed : undefined;
  const bounds = { min: 0, max: fastest, step: 0.01, unit };

  return (
    <div className={classes.EventEditorPair}>
      <NumberField
        {...bounds}
        label={messages.from}
        value={value.from}
        error={errorOf(value.from, group.fromPaceValue ?? value.to)}
        onChange={(from) => onChange({ ...value, from })}
      />
      <NumberField
        {...bounds}
        label={messages.to}
        value={value.to}
        error={errorOf(value.to, group.toPaceValue ?? value.from)}
        onChange={(to) => onChange({ ...value, to })}
      />
    </div>
  );
}

function isPace({ from, to }: Pace): boolean {
  return [from, to].every((end) => end !== null && end >= 0 && end <= fastest);
}
