export { TableTools, type TableToolsProps } from './TableTools.tsx';
