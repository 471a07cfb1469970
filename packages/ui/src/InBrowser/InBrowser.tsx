import { type ReactNode, Suspense, useSyncExternalStore } from 'react';
import { usePainted } from './usePainted.ts';

export interface InBrowserProps {
  /** Holds the place: on the server, and until the parts that are fetched late are there. */
  fallback?: ReactNode;
  children: ReactNode;
}

const onNothing = () => () => {};

/** Whether a browser has taken the page over: not on the server, and not in the first render that takes over its markup. */
export function useInBrowser(): boolean {
  return useSyncExternalStore(
    onNothing,
    () => true,
    () => false,
  );
}

/** Parts with chunks of their own, which a browser fetches after the page stands; a server waits for nothing. */
export function InBrowser({ fallback, children }: InBrowserProps) {
  const isInBrowser = useInBrowser();
  const isPainted = usePainted();
  if (!isInBrowser) return fallback;
  const place = (
    <>
      {fallback}
      <template data-late />
    </>
  );

  return isPainted ? <Suspense fallback={place}>{children}</Suspense> : place;
}
