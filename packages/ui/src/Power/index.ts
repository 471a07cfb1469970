export { Power, type PowerProps } from './Power.tsx';
