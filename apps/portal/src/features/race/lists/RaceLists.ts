// The two lists are made of the same parts: one chunk serves both.
export { ResultsListScreen } from './ResultsListScreen.tsx';
export { ScheduleScreen } from './ScheduleScreen.tsx';
