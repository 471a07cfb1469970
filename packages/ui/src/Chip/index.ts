export { Chip, type ChipProps } from './Chip.tsx';
export { OnAirChip, type OnAirChipProps } from './OnAirChip.tsx';
