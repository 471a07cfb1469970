export { DateTimeField, type DateTimeFieldProps } from './DateTimeField.tsx';
export type { DateTimeBounds } from './useDateTimeText.ts';
