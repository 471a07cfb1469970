import type { Meta } from '@storybook/react-vite';
import { PortalAt } from '../../../testing/PortalAt.tsx';
import { type StateStory, screenStates } from '../../../testing/screenStates.ts';
import shared, { Provisional } from './ResultsEdit.stories.tsx';

const meta = {
  title: 'Screens/ResultsEdit states',
  component: PortalAt,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof PortalAt>;

export default meta;

const ofEditing = screenStates(shared, Provisional);

export const Loading: StateStory = ofEditing.loading;
export const Slow: StateStory = ofEditing.slow;
export const Failed: StateStory = ofEditing.failed;
export const Forbidden: StateStory = ofEditing.forbidden;
export const Offline: StateStory = ofEditing.offline;
