import type { Meta } from '@storybook/react-vite';
import { PortalAt } from '../../testing/PortalAt.tsx';
import { type StateStory, screenStates } from '../../testing/screenStates.ts';
import shared, { Prices } from './SiteServices.stories.tsx';

const meta = {
  title: 'Screens/SiteServices states',
  component: PortalAt,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof PortalAt>;

export default meta;

const ofPrices = screenStates(shared, Prices);

export const Loading: StateStory = ofPrices.loading;
export const Slow: StateStory = ofPrices.slow;
export const Failed: StateStory = ofPrices.failed;
export const Forbidden: StateStory = ofPrices.forbidden;
export const Offline: StateStory = ofPrices.offline;
