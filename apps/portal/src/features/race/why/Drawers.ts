// Both drawers are made of the same parts: one chunk serves them.
export { HistoryDrawer } from './HistoryDrawer.tsx';
export { WhyDrawer } from './WhyDrawer.tsx';
