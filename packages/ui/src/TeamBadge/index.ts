export { TeamBadge, type TeamBadgeProps } from './TeamBadge.tsx';
