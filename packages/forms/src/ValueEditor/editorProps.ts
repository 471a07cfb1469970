import type { ValueEditorProps } from './ValueEditor.tsx';

/** What the editor of one field takes beside the field's own options. */
export interface FieldEditorProps<Value> extends Omit<ValueEditorProps<Value>, 'children'> {
  /** The label of the field in the panel; the title of the panel without it. */
  fieldLabel?: string | undefined;
}
