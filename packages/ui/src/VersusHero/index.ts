export { type ComparedRider, VersusHero, type VersusHeroProps } from './VersusHero.tsx';
