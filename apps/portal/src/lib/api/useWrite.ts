import type { Endpoint, Method, ResponseBody } from '@otryv/contract';
import { useSWRConfig } from 'swr';
import useSWRMutation from 'swr/mutation';
import type { ApiError } from '../http/ApiError.ts';
import { trackLoading } from '../notices/loading.ts';
import type { Call, EndpointAt, GetPath, PathOf, RequestTo } from './client.ts';
import { readsOf } from './readsOf.ts';

/** A change that a screen may send. */
export interface Writing<E> {
  /** Sends it; resolves to what came back, or to `undefined` with the reason in `error`. It never rejects. */
  write: (request: RequestTo<E>) => Promise<{ response: ResponseBody<E> } | undefined>;
  /** Why the last one failed, until the next one is sent. */
  error: ApiError | undefined;
  isWriting: boolean;
}

export interface WriteOptions {
  /** The paths with other responses afterwards: they are revalidated. */
  changes?: readonly GetPath[];
  /** Called with the reason of each failure. */
  onError?: (error: ApiError) => void;
}

/** Makes the hook that writes with a call. */
export function createUseWrite<E extends Endpoint>(send: Call<E>) {
  return function useWrite<Verb extends Exclude<Method, 'GET'> & E['method'], Path extends PathOf<Verb, E>>(
    method: Verb,
    path: Path,
    { changes = [], onError }: WriteOptions = {},
  ): Writing<EndpointAt<Verb, Path, E>> {
    type Target = EndpointAt<Verb, Path, E>;
    type Sent = { request: RequestTo<Target> };
    const { mutate } = useSWRConfig();
    const { trigger, error, isMutating } = useSWRMutation<{ response: ResponseBody<Target> }, ApiError, string, Sent>(
      `${method} ${path}`,
      async (_: string, { arg: { request } }: { arg: Sent }) => ({
        response: await trackLoading(send(method, path, request)),
      }),
      {
        throwOnError: false,
        ...(onError && { onError: (error: ApiError) => onError(error) }),
        onSuccess: () => void mutate(readsOf(changes)),
      },
    );

    return { write: (request) => trigger({ request }), error, isWriting: isMutating };
  };
}
