export { ClubCard, type ClubCardProps } from './ClubCard.tsx';
