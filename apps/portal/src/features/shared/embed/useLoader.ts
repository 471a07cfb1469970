import type { PinnedLoader } from '@otryv/contract/embed-snippets';
import useSWRImmutable from 'swr/immutable';

/** The script that sites load, as the server describes it. */
interface Loader {
  /** `null` where its version cannot be pinned. */
  pinned: PinnedLoader | null;
  loaderBytes: number;
}

/** The present script; `null` until it is known, and where the server has none. */
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
