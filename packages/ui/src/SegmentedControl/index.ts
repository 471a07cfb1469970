export { type CategoryChoice, CategoryFilter, type CategoryFilterProps } from './CategoryFilter.tsx';
export { SegmentedControl, type SegmentedControlProps, type SegmentedOption } from './SegmentedControl.tsx';
