export {
  Field,
  type FieldFrame,
  FieldGroup,
  type FieldGroupProps,
  FieldNotes,
  type FieldProps,
  type FieldTexts,
} from './Field.tsx';
export { FieldBox, FieldInput, FieldUnit } from './FieldBox.tsx';
export { type FieldParts, useField } from './useField.ts';
