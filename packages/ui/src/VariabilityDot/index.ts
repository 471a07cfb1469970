export { VariabilityDot, type VariabilityDotProps } from './VariabilityDot.tsx';
