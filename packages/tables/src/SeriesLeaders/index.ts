export { type SeriesLeader, SeriesLeaders, type SeriesLeadersProps } from './SeriesLeaders.tsx';
