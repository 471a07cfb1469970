// The two lists share their parts: one chunk serves both.
export { ResultsListScreen } from './ResultsListScreen.tsx';
export { ScheduleScreen } from './ScheduleScreen.tsx';
