export { DecisionLine, type DecisionLineProps } from './DecisionLine.tsx';
export { PlaceHistory, type PlaceHistoryProps } from './PlaceHistory.tsx';
export { ProtocolVersions, type ProtocolVersionsProps } from './ProtocolVersions.tsx';
export type { ChangesOf, PlaceChanges, PlaceDecision, PlaceVersion } from './placeChanges.ts';
export { VersionLines, type VersionLinesProps } from './VersionLines.tsx';
