import { lazyScreen } from '../../lib/navigation/lazyScreen.tsx';

/** Screens of this area by address key. */
export const statisticsScreens = {
  statistics: lazyScreen(async () => ({
    default: (await import('../../features/statistics/StatisticsScreen.tsx')).StatisticsScreen,
  })),
  teamsRating: lazyScreen(async () => ({
    default: (await import('../../features/statistics/TeamsRatingScreen.tsx')).TeamsRatingScreen,
  })),
  leadersMale: lazyScreen(async () => ({
    default: (await import('../../features/statistics/LeadersScreen.tsx')).LeadersMaleScreen,
  })),
  leadersFemale: lazyScreen(async () => ({
    default: (await import('../../features/statistics/LeadersScreen.tsx')).LeadersFemaleScreen,
  })),
  ridersFtp: lazyScreen(async () => ({ default: (await import('../../features/statistics/FtpScreen.tsx')).FtpScreen })),
  ridersRacingScore: lazyScreen(async () => ({
    default: (await import('../../features/statistics/RacingScoreScreen.tsx')).RacingScoreScreen,
  })),
};
