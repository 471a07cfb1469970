export { TeamHero, type TeamHeroProps } from './TeamHero.tsx';
