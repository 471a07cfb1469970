export type { BlankOf, DraftOf, FieldName } from './draft.ts';
export type { FormFieldProps } from './Field.tsx';
export type { FormProps } from './FormFrame.tsx';
export type { Refusal } from './failureOf.ts';
export { type FormOf, formOf } from './formOf.ts';
export { LeaveDialog, type LeaveDialogProps } from './LeaveDialog.tsx';
export { useUnloadGuard } from './useUnloadGuard.ts';
