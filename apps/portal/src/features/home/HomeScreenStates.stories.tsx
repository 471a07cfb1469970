import type { Meta } from '@storybook/react-vite';
import { PortalAt } from '../../testing/PortalAt.tsx';
import { type StateStory, screenStates } from '../../testing/screenStates.ts';
import shared, { Default } from './HomeScreen.stories.tsx';

const meta = {
  title: 'Screens/Home states',
  component: PortalAt,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof PortalAt>;

export default meta;

const ofHome = screenStates(shared, Default);

export const Loading: StateStory = ofHome.loading;
export const Slow: StateStory = ofHome.slow;
export const Failed: StateStory = ofHome.failed;
export const Forbidden: StateStory = ofHome.forbidden;
export const Offline: StateStory = ofHome.offline;
