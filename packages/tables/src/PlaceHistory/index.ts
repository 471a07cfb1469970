export { DecisionLine, type DecisionLineProps } from './DecisionLine.tsx';
export { PlaceHistory, type PlaceHistoryProps } from './PlaceHistory.tsx';
export { ProtocolVersions, type ProtocolVersionsProps } from './ProtocolVersions.tsx';
export type { PlaceDecision, PlaceVersion, ProtocolChanges } from './protocolChanges.ts';
export { VersionLines, type VersionLinesProps } from './VersionLines.tsx';
