export { type OngoingFinisher, OngoingRace, type OngoingRaceProps } from './OngoingRace.tsx';
