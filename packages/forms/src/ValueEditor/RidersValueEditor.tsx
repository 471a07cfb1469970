import { MultiCombobox, useMessages } from '@otryv/ui';
import { useEffect, useEffectEvent } from 'react';
import { editorCatalogues } from '../messages/editors.ts';
import { type FindRiders, useRiderLookUp } from '../RiderLookUp/useRiderLookUp.ts';
import type { FieldEditorProps } from './editorProps.ts';
import { ValueEditor } from './ValueEditor.tsx';
import type { ValueDraft } from './ValuePanel.tsx';

export interface RidersValueEditorProps extends FieldEditorProps<readonly number[]> {
  /** Finds riders by a part of the name or by the zwiftId. */
  findRiders: FindRiders;
}

/** The leaders or the sweepers of a group by their zwiftIds, looked up in a popover. */
export function RidersValueEditor({ fieldLabel, findRiders, ...props }: RidersValueEditorProps) {
  return (
    <ValueEditor {...props}>
      {(draft) => <RidersBox {...draft} label={fieldLabel ?? props.title} findRiders={findRiders} />}
    </ValueEditor>
  );
}

interface RidersBoxProps extends ValueDraft<readonly number[]> {
  label: string;
  findRiders: FindRiders;
}

/** The field in the popover. It mounts when the popover opens, and then looks up the names of the present riders. */
function RidersBox({ value, onChange, label, findRiders }: RidersBoxProps) {
  const messages = useMessages(editorCatalogues);
  const { nameOf, riderOf: _, nameAll, ...source } = useRiderLookUp(findRiders);
  const namePresent = useEffectEvent(() => nameAll(value));
  useEffect(() => namePresent(), []);

  return (
    <MultiCombobox
      {...source}
      data-autofocus
      label={label}
      hint={messages.ridersHint}
      value={value.map(nameOf)}
      onChange={(options) => onChange(options.map((option) => Number(option.value)))}
    />
  );
}
