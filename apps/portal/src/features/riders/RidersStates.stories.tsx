import type { Meta } from '@storybook/react-vite';
import { PortalAt } from '../../testing/PortalAt.tsx';
import { type StateStory, screenStates } from '../../testing/screenStates.ts';
import shared, { Compared, List, Power, Results, Score, Weight } from './Riders.stories.tsx';

const meta = {
  title: 'Screens/Riders states',
  component: PortalAt,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof PortalAt>;

export default meta;

const ofList = screenStates(shared, List);
const ofResults = screenStates(shared, Results);
const ofPower = screenStates(shared, Power);
const ofScore = screenStates(shared, Score);
const ofWeight = screenStates(shared, Weight);
const ofCompared = screenStates(shared, Compared);

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

export const PowerLoading: StateStory = ofPower.loading;
export const PowerSlow: StateStory = ofPower.slow;
export const PowerFailed: StateStory = ofPower.failed;
export const PowerForbidden: StateStory = ofPower.forbidden;
export const PowerOffline: StateStory = ofPower.offline;

export const ScoreLoading: StateStory = ofScore.loading;
export const ScoreSlow: StateStory = ofScore.slow;
export const ScoreFailed: StateStory = ofScore.failed;
export const ScoreForbidden: StateStory = ofScore.forbidden;
export const ScoreOffline: StateStory = ofScore.offline;

export const WeightLoading: StateStory = ofWeight.loading;
export const WeightSlow: StateStory = ofWeight.slow;
export const WeightFailed: StateStory = ofWeight.failed;
export const WeightForbidden: StateStory = ofWeight.forbidden;
export const WeightOffline: StateStory = ofWeight.offline;

export const ComparedLoading: StateStory = ofCompared.loading;
export const ComparedSlow: StateStory = ofCompared.slow;
export const ComparedFailed: StateStory = ofCompared.failed;
export const ComparedForbidden: StateStory = ofCompared.forbidden;
export const ComparedOffline: StateStory = ofCompared.offline;
