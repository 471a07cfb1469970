import { lazyScreen } from '../../lib/navigation/lazyScreen.tsx';

const load = () => import('../../features/statistics/StatisticsScreens.ts');

/** Screens of this area by address key; they share a chunk, and charts load after it. */
export const statisticsScreens = {
  statistics: lazyScreen(async () => ({ default: (await load()).StatisticsScreen })),
  teamsRating: lazyScreen(async () => ({ default: (await load()).TeamsRatingScreen })),
  leadersMale: lazyScreen(async () => ({ default: (await load()).LeadersMaleScreen })),
  leadersFemale: lazyScreen(async () => ({ default: (await load()).LeadersFemaleScreen })),
  ridersFtp: lazyScreen(async () => ({ default: (await load()).FtpScreen })),
  ridersRacingScore: lazyScreen(async () => ({ default: (await load()).RacingScoreScreen })),
};
