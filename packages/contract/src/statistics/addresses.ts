import { address, type Redirect } from '../address.ts';

export const statisticsAddresses = {
  statistics: address({
    pattern: '/race/statistics/main',
    access: 'public',
    title: 'statistics',
    isSection: true,
    root: '/race/statistics',
  }),
  teamsRating: address({ pattern: '/race/statistics/teams', access: 'public', title: 'teamsRating' }),
  leadersMale: address({ pattern: '/race/statistics/leaders/male', access: 'public', title: 'leadersMale' }),
  leadersFemale: address({ pattern: '/race/statistics/leaders/female', access: 'public', title: 'leadersFemale' }),
  ridersFtp: address({ pattern: '/race/statistics/riders-ftp', access: 'public', title: 'ridersFtp' }),
  ridersRacingScore: address({
    pattern: '/race/statistics/riders-racing-score',
    access: 'public',
    title: 'ridersRacingScore',
  }),
};

export const statisticsRedirects: readonly Redirect[] = [
  { pattern: '/race/statistics', to: statisticsAddresses.statistics.pattern },
  { pattern: '/race/statistics/leaders', to: statisticsAddresses.leadersMale.pattern },
];
