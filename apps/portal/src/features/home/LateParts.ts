// Parts of the home page below and beside its first races, in one chunk.
export { BesideRaces } from './BesideRaces.tsx';
export { LatestTable } from './LatestTable.tsx';
