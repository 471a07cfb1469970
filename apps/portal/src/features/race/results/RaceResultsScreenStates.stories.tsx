import type { Meta } from '@storybook/react-vite';
import { PortalAt } from '../../../testing/PortalAt.tsx';
import { type StateStory, screenStates } from '../../../testing/screenStates.ts';
import shared, { Default } from './RaceResultsScreen.stories.tsx';

const meta = {
  title: 'Screens/Race results states',
  component: PortalAt,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof PortalAt>;

export default meta;

const ofProtocol = screenStates(shared, Default);

export const Loading: StateStory = ofProtocol.loading;
export const Slow: StateStory = ofProtocol.slow;
export const Failed: StateStory = ofProtocol.failed;
export const Forbidden: StateStory = ofProtocol.forbidden;
export const Offline: StateStory = ofProtocol.offline;
