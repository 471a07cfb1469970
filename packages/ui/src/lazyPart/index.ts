export { lazyPart } from './lazyPart.tsx';
