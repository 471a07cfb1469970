import { useEffect, useState } from 'react';
import useSWR, { type SWRConfiguration, useSWRConfig } from 'swr';
import { useMessages } from '../messages/useMessages.ts';
import { trackLoading } from '../shell/loading.ts';
import { ApiError, addressOf, type GetPath, type Read, type Request, read } from './client.ts';

/** What a screen knows of its data: they, or why they are not there; neither while they are on their way. */
export interface Reading<Data> {
  data: Data | undefined;
  /** Only while there is nothing to show. */
  error: ApiError | undefined;
  /** A retry is running. */
  isRetrying: boolean;
  retry: () => void;
}

const patienceMs = 10_000;

/**
 * Reads an endpoint of the contract.
 *
 * A request is never given up: after 10 s without an answer it is an error to show, and an answer that comes later
 * takes its place.
 */
export function useRead<Path extends GetPath>(
  path: Path,
  request: Request<Path>,
  options: SWRConfiguration = {},
): Reading<Read<Path>> {
  const address = addressOf(path, request);
  const { slow } = useMessages();
  const { cache } = useSWRConfig();
  const [attempt, setAttempt] = useState(0);
  const swr = useSWR<Read<Path>, ApiError>(address, (key: string) => trackLoading(read(key, path)), {
    shouldRetryOnError: ({ status }: ApiError) => status === 0 || status >= 500,
    ...options,
  });
  const isSlow = useIsSlow(swr.data === undefined && swr.error === undefined, `${address} ${attempt}`);
  // Rows of the previous address stay while the next are on their way, but not when those cannot come.
  const isOfAddress = cache.get(address)?.data !== undefined;
  const failure = isOfAddress ? undefined : swr.error;

  return {
    data: failure ? undefined : swr.data,
    error: failure ?? (isSlow ? new ApiError('network', slow, 0) : undefined),
    isRetrying: failure !== undefined && swr.isValidating,
    retry: () => {
      setAttempt(attempt + 1);
      void swr.mutate();
    },
  };
}

function useIsSlow(isWaiting: boolean, attempt: string): boolean {
  const [slow, setSlow] = useState('');

  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => setSlow(attempt), patienceMs);
    return () => clearTimeout(timer);
  }, [isWaiting, attempt]);

  return isWaiting && slow === attempt;
}
