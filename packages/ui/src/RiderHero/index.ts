export { RiderHero, type RiderHeroProps } from './RiderHero.tsx';
export { StartPlate, type StartPlateProps } from './StartPlate.tsx';
