import type { Meta } from '@storybook/react-vite';
import { PortalAt } from '../../testing/PortalAt.tsx';
import { type StateStory, screenStates } from '../../testing/screenStates.ts';
import shared, { List, Schedule, Series } from './Organizers.stories.tsx';

const meta = {
  title: 'Screens/Organizers states',
  component: PortalAt,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof PortalAt>;

export default meta;

const ofList = screenStates(shared, List);
const ofSchedule = screenStates(shared, Schedule);
const ofSeries = screenStates(shared, Series);

export const ListLoading: StateStory = ofList.loading;
export const ListSlow: StateStory = ofList.slow;
export const ListFailed: StateStory = ofList.failed;
export const ListForbidden: StateStory = ofList.forbidden;
export const ListOffline: StateStory = ofList.offline;

export const ScheduleLoading: StateStory = ofSchedule.loading;
export const ScheduleSlow: StateStory = ofSchedule.slow;
export const ScheduleFailed: StateStory = ofSchedule.failed;
export const ScheduleForbidden: StateStory = ofSchedule.forbidden;
export const ScheduleOffline: StateStory = ofSchedule.offline;

export const SeriesLoading: StateStory = ofSeries.loading;
export const SeriesSlow: StateStory = ofSeries.slow;
export const SeriesFailed: StateStory = ofSeries.failed;
export const SeriesForbidden: StateStory = ofSeries.forbidden;
export const SeriesOffline: StateStory = ofSeries.offline;
