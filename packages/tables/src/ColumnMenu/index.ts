export { ColumnMenu, type ColumnMenuProps } from './ColumnMenu.tsx';
export type { ColumnPreset } from './columnPreset.ts';
