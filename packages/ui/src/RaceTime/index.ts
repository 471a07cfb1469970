export { RaceTime, type RaceTimeProps } from './RaceTime.tsx';
