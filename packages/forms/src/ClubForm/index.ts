export { type ClubChoice, ClubForm, type ClubFormProps, type FindGameClub } from './ClubForm.tsx';
export type { GameClub } from './FoundClubNote.tsx';
