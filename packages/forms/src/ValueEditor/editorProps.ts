import type { ValueEditorProps } from './ValueEditor.tsx';

/** Props of a field's editor in addition to the field's own options. */
export interface FieldEditorProps<Value> extends Omit<ValueEditorProps<Value>, 'children'> {
  /** Label of the field in the panel; the title of the panel by default. */
  fieldLabel?: string | undefined;
}
