export { OrganizerForm, type OrganizerFormProps } from './OrganizerForm.tsx';
export type { OrganizerPage } from './organizerPage.ts';
