// What the home page shows after the races to come: one request for what nobody waits for.
export { BesideRaces } from './BesideRaces.tsx';
export { LatestTable } from './LatestTable.tsx';
