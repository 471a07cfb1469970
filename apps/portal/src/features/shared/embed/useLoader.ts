import useSWRImmutable from 'swr/immutable';

/** The script that sites load, as the server describes it. */
interface Loader {
  version: string;
  integrity: string;
  loaderBytes: number;
}

/** The present version of the script; `null` until it is known, and where the server has none. */
export function useLoader(): Loader | null {
  return useSWRImmutable('/embed/v1.json', readLoader).data ?? null;
}

async function readLoader(path: string): Promise<Loader | null> {
  const response = await fetch(path);
  return response.ok ? ((await response.json()) as Loader) : null;
}
