import type { Meta } from '@storybook/react-vite';
import { PortalAt } from '../../testing/PortalAt.tsx';
import { type StateStory, screenStates } from '../../testing/screenStates.ts';
import shared, { Achievements, Invitation, List, Members, Results } from './Teams.stories.tsx';

const meta = {
  title: 'Screens/Teams states',
  component: PortalAt,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof PortalAt>;

export default meta;

const ofList = screenStates(shared, List);
const ofMembers = screenStates(shared, Members);
const ofResults = screenStates(shared, Results);
const ofAchievements = screenStates(shared, Achievements);
const ofInvitation = screenStates(shared, Invitation);

export const ListLoading: StateStory = ofList.loading;
export const ListSlow: StateStory = ofList.slow;
export const ListFailed: StateStory = ofList.failed;
export const ListForbidden: StateStory = ofList.forbidden;
export const ListOffline: StateStory = ofList.offline;

export const MembersLoading: StateStory = ofMembers.loading;
export const MembersSlow: StateStory = ofMembers.slow;
export const MembersFailed: StateStory = ofMembers.failed;
export const MembersForbidden: StateStory = ofMembers.forbidden;
export const MembersOffline: StateStory = ofMembers.offline;

export const ResultsLoading: StateStory = ofResults.loading;
export const ResultsSlow: StateStory = ofResults.slow;
export const ResultsFailed: StateStory = ofResults.failed;
export const ResultsForbidden: StateStory = ofResults.forbidden;
export const ResultsOffline: StateStory = ofResults.offline;

export const AchievementsLoading: StateStory = ofAchievements.loading;
export const AchievementsSlow: StateStory = ofAchievements.slow;
export const AchievementsFailed: StateStory = ofAchievements.failed;
export const AchievementsForbidden: StateStory = ofAchievements.forbidden;
export const AchievementsOffline: StateStory = ofAchievements.offline;

export const InvitationLoading: StateStory = ofInvitation.loading;
export const InvitationSlow: StateStory = ofInvitation.slow;
export const InvitationFailed: StateStory = ofInvitation.failed;
export const InvitationForbidden: StateStory = ofInvitation.forbidden;
export const InvitationOffline: StateStory = ofInvitation.offline;
