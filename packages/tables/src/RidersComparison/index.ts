export type { ComparedRider } from './comparedRider.ts';
export { RidersComparison, type RidersComparisonProps } from './RidersComparison.tsx';
