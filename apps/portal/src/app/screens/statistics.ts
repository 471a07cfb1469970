import { lazy } from 'react';

const load = () => import('../../features/statistics/StatisticsScreens.ts');

/** The screens of this area by the keys of their addresses; they share a chunk, charts come after it. */
export const statisticsScreens = {
  statistics: lazy(async () => ({ default: (await load()).StatisticsScreen })),
  teamsRating: lazy(async () => ({ default: (await load()).TeamsRatingScreen })),
  leadersMale: lazy(async () => ({ default: (await load()).LeadersMaleScreen })),
  leadersFemale: lazy(async () => ({ default: (await load()).LeadersFemaleScreen })),
  ridersFtp: lazy(async () => ({ default: (await load()).FtpScreen })),
  ridersRacingScore: lazy(async () => ({ default: (await load()).RacingScoreScreen })),
};
