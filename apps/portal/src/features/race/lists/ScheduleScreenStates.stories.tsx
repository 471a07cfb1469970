import type { Meta } from '@storybook/react-vite';
import { PortalAt } from '../../../testing/PortalAt.tsx';
import { type StateStory, screenStates } from '../../../testing/screenStates.ts';
import shared, { Default } from './ScheduleScreen.stories.tsx';

const meta = {
  title: 'Screens/Schedule states',
  component: PortalAt,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof PortalAt>;

export default meta;

const ofSchedule = screenStates(shared, Default);

export const Loading: StateStory = ofSchedule.loading;
export const Slow: StateStory = ofSchedule.slow;
export const Failed: StateStory = ofSchedule.failed;
export const Forbidden: StateStory = ofSchedule.forbidden;
export const Offline: StateStory = ofSchedule.offline;
