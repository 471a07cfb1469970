export { CategoryBadge, type CategoryBadgeProps, type CategoryName, categoryNames } from './CategoryBadge.tsx';
