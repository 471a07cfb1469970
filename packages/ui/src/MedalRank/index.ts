export { MedalRank, type MedalRankProps } from './MedalRank.tsx';
