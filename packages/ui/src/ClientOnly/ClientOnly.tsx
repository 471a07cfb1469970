import { type ReactNode, Suspense, useSyncExternalStore } from 'react';
import { useHasPainted } from './useHasPainted.ts';

export interface ClientOnlyProps {
  /** Rendered on the server, and until the lazy parts are loaded. */
  fallback?: ReactNode;
  children: ReactNode;
}

const noSubscription = () => () => {};

/** Returns `false` on the server and during hydration, `true` afterwards. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    noSubscription,
    () => true,
    () => false,
  );
}

/** Lazy parts, loaded in the browser after the first paint; the server renders the fallback. */
export function ClientOnly({ fallback, children }: ClientOnlyProps) {
  const isHydrated = useHydrated();
  const isPainted = useHasPainted();
  if (!isHydrated) return fallback;
  const pending = (
    <>
      {fallback}
      <template data-late />
    </>
  );

  return isPainted ? <Suspense fallback={pending}>{children}</Suspense> : pending;
}
