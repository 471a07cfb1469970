export { CategoryBadge, type CategoryBadgeProps } from './CategoryBadge.tsx';
export { type CategoryChoice, CategoryFilter, type CategoryFilterProps } from './CategoryFilter.tsx';
