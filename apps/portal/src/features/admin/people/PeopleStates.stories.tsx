import type { Meta } from '@storybook/react-vite';
import { PortalAt } from '../../../testing/PortalAt.tsx';
import { type StateStory, screenStates } from '../../../testing/screenStates.ts';
import shared, { Rider, RiderActivities, RiderBans, User, Users, Visits } from './People.stories.tsx';

const meta = {
  title: 'Screens/Admin people states',
  component: PortalAt,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof PortalAt>;

export default meta;

const ofUsers = screenStates(shared, Users);
const ofUser = screenStates(shared, User);
const ofRider = screenStates(shared, Rider);
const ofRiderActivities = screenStates(shared, RiderActivities);
const ofRiderBans = screenStates(shared, RiderBans);
const ofVisits = screenStates(shared, Visits);

export const UsersLoading: StateStory = ofUsers.loading;
export const UsersSlow: StateStory = ofUsers.slow;
export const UsersFailed: StateStory = ofUsers.failed;
export const UsersForbidden: StateStory = ofUsers.forbidden;
export const UsersOffline: StateStory = ofUsers.offline;

export const UserLoading: StateStory = ofUser.loading;
export const UserSlow: StateStory = ofUser.slow;
export const UserFailed: StateStory = ofUser.failed;
export const UserForbidden: StateStory = ofUser.forbidden;
export const UserOffline: StateStory = ofUser.offline;

export const RiderLoading: StateStory = ofRider.loading;
export const RiderSlow: StateStory = ofRider.slow;
export const RiderFailed: StateStory = ofRider.failed;
export const RiderForbidden: StateStory = ofRider.forbidden;
export const RiderOffline: StateStory = ofRider.offline;

export const RiderActivitiesLoading: StateStory = ofRiderActivities.loading;
export const RiderActivitiesSlow: StateStory = ofRiderActivities.slow;
export const RiderActivitiesFailed: StateStory = ofRiderActivities.failed;
export const RiderActivitiesForbidden: StateStory = ofRiderActivities.forbidden;
export const RiderActivitiesOffline: StateStory = ofRiderActivities.offline;

export const RiderBansLoading: StateStory = ofRiderBans.loading;
export const RiderBansSlow: StateStory = ofRiderBans.slow;
export const RiderBansFailed: StateStory = ofRiderBans.failed;
export const RiderBansForbidden: StateStory = ofRiderBans.forbidden;
export const RiderBansOffline: StateStory = ofRiderBans.offline;

export const VisitsLoading: StateStory = ofVisits.loading;
export const VisitsSlow: StateStory = ofVisits.slow;
export const VisitsFailed: StateStory = ofVisits.failed;
export const VisitsForbidden: StateStory = ofVisits.forbidden;
export const VisitsOffline: StateStory = ofVisits.offline;
