export { AddResultForm, type AddResultFormProps } from './AddResultForm.tsx';
export type { ResultDraft } from './blankResult.ts';
