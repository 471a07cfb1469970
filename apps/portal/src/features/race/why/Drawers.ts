// Both drawers share their parts: one chunk serves them.
export { HistoryDrawer } from './HistoryDrawer.tsx';
export { WhyDrawer } from './WhyDrawer.tsx';
