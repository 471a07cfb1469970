import type { Meta } from '@storybook/react-vite';
import { PortalAt } from '../../testing/PortalAt.tsx';
import { type StateStory, screenStates } from '../../testing/screenStates.ts';
import shared, { List, Regulations, Results, Schedule } from './Series.stories.tsx';

const meta = {
  title: 'Screens/Series states',
  component: PortalAt,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof PortalAt>;

export default meta;

const ofList = screenStates(shared, List);
const ofResults = screenStates(shared, Results);
const ofSchedule = screenStates(shared, Schedule);
const ofRegulations = screenStates(shared, Regulations);

export const ListLoading: StateStory = ofList.loading;
export const ListSlow: StateStory = ofList.slow;
export const ListFailed: StateStory = ofList.failed;
export const ListForbidden: StateStory = ofList.forbidden;
export const ListOffline: StateStory = ofList.offline;

export const ResultsLoading: StateStory = ofResults.loading;
export const ResultsSlow: StateStory = ofResults.slow;
export const ResultsFailed: StateStory = ofResults.failed;
export const ResultsForbidden: StateStory = ofResults.forbidden;
export const ResultsOffline: StateStory = ofResults.offline;

export const ScheduleLoading: StateStory = ofSchedule.loading;
export const ScheduleSlow: StateStory = ofSchedule.slow;
export const ScheduleFailed: StateStory = ofSchedule.failed;
export const ScheduleForbidden: StateStory = ofSchedule.forbidden;
export const ScheduleOffline: StateStory = ofSchedule.offline;

export const RegulationsLoading: StateStory = ofRegulations.loading;
export const RegulationsSlow: StateStory = ofRegulations.slow;
export const RegulationsFailed: StateStory = ofRegulations.failed;
export const RegulationsForbidden: StateStory = ofRegulations.forbidden;
export const RegulationsOffline: StateStory = ofRegulations.offline;
