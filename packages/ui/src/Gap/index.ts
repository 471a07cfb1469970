export { Gap, type GapProps } from './Gap.tsx';
export { GapTrack, type GapTrackProps } from './GapTrack.tsx';
