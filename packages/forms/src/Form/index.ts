export type { BlankOf, DraftOf, FieldName } from './draft.ts';
export type { FormFieldProps } from './Field.tsx';
export { FormDialog, type FormDialogProps } from './FormDialog.tsx';
export type { FormProps } from './FormFrame.tsx';
export type { Refusal } from './failureOf.ts';
export { type FormOf, formOf } from './formOf.ts';
export { LeaveDialog, type LeaveDialogProps } from './LeaveDialog.tsx';
export { type LeaveConfirmation, useLeaveConfirmation } from './useLeaveConfirmation.tsx';
export { useUnloadGuard } from './useUnloadGuard.ts';
