import { SelectField, useMessages } from '@otryv/ui';
import { editorCatalogues } from '../messages/editors.ts';
import type { FieldEditorProps } from './editorProps.ts';
import { ValueEditor } from './ValueEditor.tsx';

export interface ValueOption<Value extends string | number> {
  value: Value;
  label: string;
}

export interface SelectValueEditorProps<Value extends string | number> extends FieldEditorProps<Value | null> {
  /** Options by name or by id. */
  options: readonly ValueOption<Value>[];
  /** Whether an empty choice is offered, as the first option. */
  optional?: boolean;
}

const none = '';

/** One of a few names or ids, selected in a popover. A value missing from the options is shown unchanged. */
export function SelectValueEditor<Value extends string | number>(props: SelectValueEditorProps<Value>) {
  const { fieldLabel, options, optional = false, ...editor } = props;
  const messages = useMessages(editorCatalogues);
  const { value } = editor;
  const isListed = value === null || options.some((option) => option.value === value);
  const listed = isListed ? options : [...options, { value, label: String(value) }];
  const choices = listed.map((option) => ({ value: String(option.value), label: option.label }));
  const hasNone = optional || value === null;

  return (
    <ValueEditor {...editor}>
      {(draft) => (
        <SelectField
          label={fieldLabel ?? editor.title}
          options={hasNone ? [{ value: none, label: messages.notChosen }, ...choices] : choices}
          value={draft.value === null ? none : String(draft.value)}
          onChange={(chosen) => draft.onChange(listed.find((option) => String(option.value) === chosen)?.value ?? null)}
        />
      )}
    </ValueEditor>
  );
}
