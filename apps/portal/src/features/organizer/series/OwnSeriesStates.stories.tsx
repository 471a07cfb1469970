import type { Meta } from '@storybook/react-vite';
import { PortalAt } from '../../../testing/PortalAt.tsx';
import { type StateStory, screenStates } from '../../../testing/screenStates.ts';
import { waitForText } from '../../../testing/waitForText.ts';
import shared, { List, Stages } from './OwnSeries.stories.tsx';

const meta = {
  title: 'Screens/OwnSeries states',
  component: PortalAt,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof PortalAt>;

export default meta;

const ofList = screenStates(shared, List);
const ofStages = screenStates(shared, Stages);

export const ListLoading: StateStory = ofList.loading;
export const ListSlow: StateStory = ofList.slow;
export const ListFailed: StateStory = ofList.failed;
export const ListForbidden: StateStory = ofList.forbidden;
export const ListOffline: StateStory = ofList.offline;

export const StagesLoading: StateStory = ofStages.loading;
export const StagesSlow: StateStory = ofStages.slow;
export const StagesFailed: StateStory = ofStages.failed;
/** Another organizer's series looks like a missing one. */
export const StagesForbidden: StateStory = { ...ofStages.forbidden, play: waitForText('Такой серии нет') };
export const StagesOffline: StateStory = ofStages.offline;
