export { InBrowser, type InBrowserProps, useInBrowser } from './InBrowser.tsx';
export { afterPaint, usePainted } from './usePainted.ts';
