import type { PinnedLoader } from '@otryv/contract/embed-snippets';
import useSWRImmutable from 'swr/immutable';

/** Script that sites load, as described by the server. */
interface Loader {
  /** Pinned version; `null` if it cannot be pinned. */
  pinned: PinnedLoader | null;
  loaderBytes: number;
}

/** Returns the current script; `null` until it is known, and if the server has none. */
export function useLoader(): Loader | null {
  return useSWRImmutable('/embed/v1.json', readLoader).data ?? null;
}

async function readLoader(path: string): Promise<Loader | null> {
  const response = await fetch(path);
  if (!response.ok) return null;
  const { loaderBytes, version, integrity }: Partial<PinnedLoader> & Pick<Loader, 'loaderBytes'> =
    await response.json();
  return { loaderBytes, pinned: version && integrity ? { version, integrity } : null };
}
