import type { Meta } from '@storybook/react-vite';
import { PortalAt } from '../../../testing/PortalAt.tsx';
import { type StateStory, screenStates } from '../../../testing/screenStates.ts';
import shared, { Default } from './EventScreen.stories.tsx';

const meta = {
  title: 'Screens/Event states',
  component: PortalAt,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof PortalAt>;

export default meta;

const ofEvent = screenStates(shared, Default);

export const Loading: StateStory = ofEvent.loading;
export const Slow: StateStory = ofEvent.slow;
export const Failed: StateStory = ofEvent.failed;
export const Forbidden: StateStory = ofEvent.forbidden;
export const Offline: StateStory = ofEvent.offline;
