export { OrganizerCard, type OrganizerCardProps } from './OrganizerCard.tsx';
