export { ColorField, type ColorFieldProps } from './ColorField.tsx';
export { contrastRatio } from './contrastRatio.ts';
