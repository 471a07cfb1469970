import type { Meta } from '@storybook/react-vite';
import { PortalAt } from '../../testing/PortalAt.tsx';
import { type StateStory, screenStates } from '../../testing/screenStates.ts';
import shared, { Bots, Clubs, Keys, Main } from './OrganizerArea.stories.tsx';

const meta = {
  title: 'Screens/OrganizerArea states',
  component: PortalAt,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof PortalAt>;

export default meta;

const ofMain = screenStates(shared, Main);
const ofClubs = screenStates(shared, Clubs);
const ofBots = screenStates(shared, Bots);
const ofKeys = screenStates(shared, Keys);

export const MainLoading: StateStory = ofMain.loading;
export const MainSlow: StateStory = ofMain.slow;
export const MainFailed: StateStory = ofMain.failed;
export const MainForbidden: StateStory = ofMain.forbidden;
export const MainOffline: StateStory = ofMain.offline;

export const ClubsLoading: StateStory = ofClubs.loading;
export const ClubsSlow: StateStory = ofClubs.slow;
export const ClubsFailed: StateStory = ofClubs.failed;
export const ClubsForbidden: StateStory = ofClubs.forbidden;
export const ClubsOffline: StateStory = ofClubs.offline;

export const BotsLoading: StateStory = ofBots.loading;
export const BotsSlow: StateStory = ofBots.slow;
export const BotsFailed: StateStory = ofBots.failed;
export const BotsForbidden: StateStory = ofBots.forbidden;
export const BotsOffline: StateStory = ofBots.offline;

export const KeysLoading: StateStory = ofKeys.loading;
export const KeysSlow: StateStory = ofKeys.slow;
export const KeysFailed: StateStory = ofKeys.failed;
export const KeysForbidden: StateStory = ofKeys.forbidden;
export const KeysOffline: StateStory = ofKeys.offline;
