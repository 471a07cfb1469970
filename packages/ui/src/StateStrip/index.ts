export { StateStrip, type StateStripProps } from './StateStrip.tsx';
export { TimeTrack, type TimeTrackProps } from './TimeTrack.tsx';
