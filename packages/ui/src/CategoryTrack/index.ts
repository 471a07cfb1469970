export { CategoryTrack, type CategoryTrackProps } from './CategoryTrack.tsx';
