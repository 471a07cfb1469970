import type { ContractEndpoint, EndpointAt, PathOf, RequestTo, ResponseBody } from '@otryv/contract';

type Reading = Extract<ContractEndpoint, { method: 'GET'; access: 'public' | 'optional' }>;
type Endless = { response: { content: 'events' | 'redirect' | 'file' } };

/** Reads that the API allows any site's pages to make: as a guest, with no secret in the address. */
export type OpenRead = Reading extends infer E
  ? E extends { path: `${string}{token}${string}` } | Endless
    ? never
    : E
  : never;

export type OpenPath = PathOf<'GET', Extract<ContractEndpoint, OpenRead>>;
export type OpenResponse<Path extends OpenPath> = ResponseBody<EndpointAt<'GET', Path>>;
type OpenRequest<Path extends OpenPath> = RequestTo<EndpointAt<'GET', Path>>;

/** Paths of paginated lists. */
export type PagedPath = {
  [Path in OpenPath]: OpenResponse<Path> extends { nextCursor: string | null } ? Path : never;
}[OpenPath];

interface Options {
  /** Aborts the read, including its retries. */
  signal?: AbortSignal;
}

/** The last argument of a read; optional where no part of it is required. */
export type ReadArgument<Path extends OpenPath> =
  object extends OpenRequest<Path> ? [request?: OpenRequest<Path> & Options] : [request: OpenRequest<Path> & Options];
