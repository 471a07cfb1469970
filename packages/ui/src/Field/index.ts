export {
  Field,
  type FieldFrame,
  FieldGroup,
  type FieldGroupProps,
  type FieldProps,
  type FieldWords,
} from './Field.tsx';
export { FieldBox, FieldInput, FieldUnit } from './FieldBox.tsx';
