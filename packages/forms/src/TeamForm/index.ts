export { TeamForm, type TeamFormProps } from './TeamForm.tsx';
export type { TeamFormValue } from './teamFields.ts';
