import type { Meta } from '@storybook/react-vite';
import { PortalAt } from '../../../testing/PortalAt.tsx';
import { type StateStory, screenStates } from '../../../testing/screenStates.ts';
import shared, { Everything } from './Services.stories.tsx';

const meta = {
  title: 'Screens/Services states',
  component: PortalAt,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof PortalAt>;

export default meta;

const ofServices = screenStates(shared, Everything);

export const Loading: StateStory = ofServices.loading;
export const Slow: StateStory = ofServices.slow;
export const Failed: StateStory = ofServices.failed;
export const Forbidden: StateStory = ofServices.forbidden;
export const Offline: StateStory = ofServices.offline;
