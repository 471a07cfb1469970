export { DateTimeValueEditor, type DateTimeValueEditorProps } from './DateTimeValueEditor.tsx';
export type { FieldEditorProps } from './editorProps.ts';
export { NumberValueEditor, type NumberValueEditorProps } from './NumberValueEditor.tsx';
export { RidersValueEditor, type RidersValueEditorProps } from './RidersValueEditor.tsx';
export { SelectValueEditor, type SelectValueEditorProps, type ValueOption } from './SelectValueEditor.tsx';
export { TextAreaValueEditor, TextValueEditor, type TextValueEditorProps } from './TextValueEditor.tsx';
export {
  type TimeTrialValue,
  TimeTrialValueEditor,
  type TimeTrialValueEditorProps,
} from './TimeTrialValueEditor.tsx';
export type { ValueEdit } from './useValueEdit.ts';
export { ValueEditor, type ValueEditorProps } from './ValueEditor.tsx';
export type { ValueDraft } from './ValuePanel.tsx';
