import { useEffect, useState } from 'react';

export type Read<Data> = { state: 'loading' } | { state: 'failed'; message: string } | { state: 'here'; data: Data };

/**
 * Returns the state of an API read; `read` must be a stable function. A site with a router reads in its loaders
 * instead.
 */
export function useRead<Data>(read: (signal: AbortSignal) => Promise<Data>): Read<Data> {
  const [result, setResult] = useState<Read<Data>>({ state: 'loading' });

  useEffect(() => {
    const controller = new AbortController();
    read(controller.signal).then(
      (data) => setResult({ state: 'here', data }),
      (error: unknown) => {
        // An aborted read needs no handling.
        if (controller.signal.aborted) return;
        setResult({ state: 'failed', message: error instanceof Error ? error.message : String(error) });
      },
    );
    return () => controller.abort();
  }, [read]);

  return result;
}
