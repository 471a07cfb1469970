import type { Meta } from '@storybook/react-vite';
import { PortalAt } from '../../testing/PortalAt.tsx';
import { type StateStory, screenStates } from '../../testing/screenStates.ts';
import shared, { Ftp, LeadersMale, Main, RacingScore, Teams } from './Statistics.stories.tsx';

const meta = {
  title: 'Screens/Statistics states',
  component: PortalAt,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof PortalAt>;

export default meta;

const ofMain = screenStates(shared, Main);
const ofLeaders = screenStates(shared, LeadersMale);
const ofFtp = screenStates(shared, Ftp);
const ofRacingScore = screenStates(shared, RacingScore);
const ofTeams = screenStates(shared, Teams);

export const MainLoading: StateStory = ofMain.loading;
export const MainSlow: StateStory = ofMain.slow;
export const MainFailed: StateStory = ofMain.failed;
export const MainForbidden: StateStory = ofMain.forbidden;
export const MainOffline: StateStory = ofMain.offline;

export const LeadersLoading: StateStory = ofLeaders.loading;
export const LeadersSlow: StateStory = ofLeaders.slow;
export const LeadersFailed: StateStory = ofLeaders.failed;
export const LeadersForbidden: StateStory = ofLeaders.forbidden;
export const LeadersOffline: StateStory = ofLeaders.offline;

export const FtpLoading: StateStory = ofFtp.loading;
export const FtpSlow: StateStory = ofFtp.slow;
export const FtpFailed: StateStory = ofFtp.failed;
export const FtpForbidden: StateStory = ofFtp.forbidden;
export const FtpOffline: StateStory = ofFtp.offline;

export const RacingScoreLoading: StateStory = ofRacingScore.loading;
export const RacingScoreSlow: StateStory = ofRacingScore.slow;
export const RacingScoreFailed: StateStory = ofRacingScore.failed;
export const RacingScoreForbidden: StateStory = ofRacingScore.forbidden;
export const RacingScoreOffline: StateStory = ofRacingScore.offline;

export const TeamsLoading: StateStory = ofTeams.loading;
export const TeamsSlow: StateStory = ofTeams.slow;
export const TeamsFailed: StateStory = ofTeams.failed;
export const TeamsForbidden: StateStory = ofTeams.forbidden;
export const TeamsOffline: StateStory = ofTeams.offline;
