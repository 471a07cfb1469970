export { type PosterPalette, posterPalette, posterPalettes } from './posterPalette.ts';
export { RoutePoster, type RoutePosterProps } from './RoutePoster.tsx';
