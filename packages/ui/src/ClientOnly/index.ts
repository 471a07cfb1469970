export { ClientOnly, type ClientOnlyProps, useHydrated } from './ClientOnly.tsx';
export { lazyPart } from './lazyPart.tsx';
export { afterPaint, useHasPainted } from './useHasPainted.ts';
