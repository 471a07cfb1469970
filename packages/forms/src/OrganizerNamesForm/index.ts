export type { FindUsers, FoundUser } from '../controls/UserField.tsx';
export { type OrganizerNames, OrganizerNamesForm, type OrganizerNamesFormProps } from './OrganizerNamesForm.tsx';
