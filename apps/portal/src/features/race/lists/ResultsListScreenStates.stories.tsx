import type { Meta } from '@storybook/react-vite';
import { PortalAt } from '../../../testing/PortalAt.tsx';
import { type StateStory, screenStates } from '../../../testing/screenStates.ts';
import shared, { Default } from './ResultsListScreen.stories.tsx';

const meta = {
  title: 'Screens/Results states',
  component: PortalAt,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof PortalAt>;

export default meta;

const ofResults = screenStates(shared, Default);

export const Loading: StateStory = ofResults.loading;
export const Slow: StateStory = ofResults.slow;
export const Failed: StateStory = ofResults.failed;
export const Forbidden: StateStory = ofResults.forbidden;
export const Offline: StateStory = ofResults.offline;
