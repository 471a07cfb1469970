export { InBrowser, type InBrowserProps, useInBrowser } from './InBrowser.tsx';
