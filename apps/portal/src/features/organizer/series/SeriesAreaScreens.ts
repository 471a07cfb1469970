export { OwnSeriesListScreen } from './OwnSeriesListScreen.tsx';
export { SeriesCreateScreen } from './SeriesCreateScreen.tsx';
export { SeriesEditScreen } from './SeriesEditScreen.tsx';
