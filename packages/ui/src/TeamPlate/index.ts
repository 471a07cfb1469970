export { TeamPlate, type TeamPlateProps } from './TeamPlate.tsx';
