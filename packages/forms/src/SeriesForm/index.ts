export { SeriesForm, type SeriesFormProps } from './SeriesForm.tsx';
export type { SeriesFormDraft, SeriesFormValue } from './seriesFields.ts';
