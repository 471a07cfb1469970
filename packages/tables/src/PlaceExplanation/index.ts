export type { GameRow } from './gameRow.ts';
export { PlaceExplanation, type PlaceExplanationProps } from './PlaceExplanation.tsx';
export { PlaceExplanationDrawer, type PlaceExplanationDrawerProps } from './PlaceExplanationDrawer.tsx';
