export type { ComparisonRider } from './comparisonRider.ts';
export { RidersComparison, type RidersComparisonProps } from './RidersComparison.tsx';
