import type { Meta } from '@storybook/react-vite';
import { PortalAt } from '../../testing/PortalAt.tsx';
import { type StateStory, screenStates } from '../../testing/screenStates.ts';
import shared, { OnAir } from './Streams.stories.tsx';

const meta = {
  title: 'Screens/Streams states',
  component: PortalAt,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof PortalAt>;

export default meta;

const ofOnAir = screenStates(shared, OnAir);

export const Loading: StateStory = ofOnAir.loading;
export const Slow: StateStory = ofOnAir.slow;
export const Failed: StateStory = ofOnAir.failed;
export const Forbidden: StateStory = ofOnAir.forbidden;
export const Offline: StateStory = ofOnAir.offline;
