import { type ReactNode, Suspense } from 'react';
import { useInBrowser } from './useInBrowser.ts';

/** What a browser fetches after the rows stand; a server waits for nothing and leaves it out. */
export function InBrowser({ children }: { children: ReactNode }) {
  return useInBrowser() && <Suspense fallback={null}>{children}</Suspense>;
}
