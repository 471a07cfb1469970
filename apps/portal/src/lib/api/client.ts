import type { ContractEndpoint, Endpoint, EndpointAt, Method, PathOf, RequestTo, ResponseBody } from '@otryv/contract';
import { networkError, toApiError } from '../http/ApiError.ts';
import { isPublic } from '../http/endpoints.ts';
import { bodyOf, fetchEndpoint, type Parts } from '../http/fetchEndpoint.ts';
import { readAccessToken } from '../session/accessToken.ts';

export { urlOf } from '@otryv/client';

export type GetPath = PathOf<'GET'>;

/** Last argument of a call; optional if no parameter is required. */
export type RequestArgument<E> = object extends RequestTo<E> ? [request?: RequestTo<E>] : [request: RequestTo<E>];

/** Calls an endpoint by its method and path. Throws ApiError. */
export type Call<E extends Endpoint> = <Verb extends E['method'], Path extends PathOf<Verb, E>>(
  method: Verb,
  path: Path,
  ...request: RequestArgument<EndpointAt<Verb, Path, E>>
) => Promise<ResponseBody<EndpointAt<Verb, Path, E>>>;

/** Creates a `call` for a set of endpoints, which exists in the types only. */
export function createCall<E extends Endpoint>(through: typeof send = send): Call<E> {
  return (method, path, ...given: readonly (object | undefined)[]) => through(method, path, given[0] ?? {});
}

/** Calls an endpoint of the portal's API. */
export type PortalCall = Call<ContractEndpoint>;

/** Calls an endpoint of the portal's API. An error without the server's words has no message to show: see `useCall`. */
export const call: PortalCall = createCall();

const unauthorized = 401;

/** Sends a request whose parts the caller has typed. Throws ApiError. */
export async function send<Value>(method: Method, path: string, request: Parts): Promise<Value> {
  return bodyOf(await respond(method, path, request));
}

/** Returns the file that an endpoint responds with. Throws ApiError. */
export async function download(path: GetPath, request: Parts = {}): Promise<Blob> {
  const response = await respond('GET', path, request);
  if (!response.ok) throw await toApiError(response);
  return response.blob();
}

/**
 * Sends the access token with calls that are not public; if it has expired, refreshes it and repeats the call once.
 * Throws ApiError without a connection.
 */
async function respond(method: Method, path: string, request: Parts): Promise<Response> {
  const isOpen = isPublic(method, path);
  const token = isOpen ? null : readAccessToken();
  const response = await fetchEndpoint(method, path, request, token);
  if (isOpen || response.status !== unauthorized) return response;
  // Guests do not load the code that restores a session.
  const { renewAccessToken } = await import('../session/renewAccessToken.ts').catch(() => {
    throw networkError(0);
  });
  if (!(await renewAccessToken(token))) return response;
  return fetchEndpoint(method, path, request, readAccessToken());
}
