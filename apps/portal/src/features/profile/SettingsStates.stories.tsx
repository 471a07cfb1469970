import type { Meta } from '@storybook/react-vite';
import { PortalAt } from '../../testing/PortalAt.tsx';
import { type StateStory, screenStates } from '../../testing/screenStates.ts';
import shared, { Account } from './Settings.stories.tsx';

const meta = {
  title: 'Screens/Settings states',
  component: PortalAt,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof PortalAt>;

export default meta;

const ofAccount = screenStates(shared, Account);

export const Loading: StateStory = ofAccount.loading;
export const Slow: StateStory = ofAccount.slow;
export const Failed: StateStory = ofAccount.failed;
export const Forbidden: StateStory = ofAccount.forbidden;
export const Offline: StateStory = ofAccount.offline;
