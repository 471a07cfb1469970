export { SeriesCard, type SeriesCardProps } from './SeriesCard.tsx';
