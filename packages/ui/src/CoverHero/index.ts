export { CoverHero, type CoverHeroProps } from './CoverHero.tsx';
