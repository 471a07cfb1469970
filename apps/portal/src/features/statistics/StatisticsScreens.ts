export { FtpScreen } from './FtpScreen.tsx';
export { LeadersFemaleScreen, LeadersMaleScreen } from './LeadersScreen.tsx';
export { RacingScoreScreen } from './RacingScoreScreen.tsx';
export { StatisticsScreen } from './StatisticsScreen.tsx';
export { TeamsRatingScreen } from './TeamsRatingScreen.tsx';
