export { SeriesListScreen } from './SeriesListScreen.tsx';
export { SeriesRegulationsScreen } from './SeriesRegulationsScreen.tsx';
export { SeriesResultsScreen } from './SeriesResultsScreen.tsx';
export { SeriesScheduleScreen } from './SeriesScheduleScreen.tsx';
