export { SearchTrigger, type SearchTriggerProps } from './SearchTrigger.tsx';
