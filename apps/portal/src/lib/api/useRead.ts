import type { EndpointAt, RequestTo, ResponseBody } from '@otryv/contract';
import { useMemo, useState } from 'react';
import useSWR, { type SWRConfiguration, useSWRConfig } from 'swr';
import { errorOf, useServerRead } from '../firstView/firstView.ts';
import { isFirstRead } from '../firstView/pageState.ts';
import { ApiError } from '../http/ApiError.ts';
import type { Parts } from '../http/fetchEndpoint.ts';
import { useMessages } from '../messages/useMessages.ts';
import { trackLoading } from '../notices/loading.ts';
import { type GetPath, send, urlOf } from './client.ts';
import { useIsSlow } from './useIsSlow.ts';
import { withCause } from './withCause.ts';

/** Response of a read, by its path in the contract. */
export type Read<Path extends GetPath> = ResponseBody<EndpointAt<'GET', Path>>;

/** Data of a screen or the error of its request; neither while loading. */
export interface Reading<Data> {
  data: Data | undefined;
  /** Set only while there is nothing to show. */
  error: ApiError | undefined;
  /** Whether a retry is running. */
  isRetrying: boolean;
  /** Absent if another attempt would get the same response. */
  retry: (() => void) | undefined;
  /** Revalidates the data shown. */
  reload: () => void;
}

/**
 * Reads an endpoint of the contract; `null` as the request reads nothing.
 *
 * A request is never aborted: after 10 s without a response it counts as an error, which a later response replaces.
 */
export function useRead<Path extends GetPath>(
  path: Path,
  request: RequestTo<EndpointAt<'GET', Path>> | null,
  options: SWRConfiguration = {},
): Reading<Read<Path>> {
  // One type for every endpoint: a union of their requests exceeds the compiler's limits.
  const parts: Parts | null = request;
  const address = parts && urlOf(path, parts);
  const messages = useMessages();
  const { cache } = useSWRConfig();
  const [attempt, setAttempt] = useState(0);
  const served = useServerRead(address);
  const swr = useSWR<Read<Path>, ApiError>(address, () => trackLoading(send<Read<Path>>('GET', path, parts ?? {})), {
    shouldRetryOnError: ({ status }: ApiError) => status === 0 || status >= 500,
    ...(isFirstRead(address) && { revalidateOnMount: false }),
    ...options,
  });
  const data = swr.data ?? (served && 'data' in served ? (served.data as Read<Path>) : undefined);
  const error = swr.error ?? (served && 'error' in served ? errorOf(served) : undefined);
  const isWaiting = address !== null && data === undefined && error === undefined;
  const isSlow = useIsSlow(isWaiting, `${address} ${attempt}`);
  // Rows of the previous address stay while the next ones load, but not if loading fails.
  const isOfAddress = cache.get(address ?? '')?.data !== undefined;
  const reason = isOfAddress ? undefined : error;
  const failure = useMemo(() => reason && withCause(reason, messages), [reason, messages]);

  const reload = () => {
    setAttempt(attempt + 1);
    void swr.mutate();
  };

  return {
    data: failure ? undefined : data,
    error: failure ?? (isSlow ? new ApiError('network', messages.slow, 0) : undefined),
    isRetrying: failure !== undefined && swr.isValidating,
    retry: failure?.isFinal ? undefined : reload,
    reload,
  };
}
