export { ClientOnly, type ClientOnlyProps, useHydrated } from './ClientOnly.tsx';
export { afterPaint, useHasPainted } from './useHasPainted.ts';
