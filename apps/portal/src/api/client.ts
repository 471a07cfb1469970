import type { Answer, ApiFailure, contract, Wire } from '@otryv/contract';
import ky, { HTTPError } from 'ky';

type Contract = typeof contract;
type AnyEndpoint = { [Domain in keyof Contract]: Contract[Domain][keyof Contract[Domain]] }[keyof Contract];
type Get = Extract<AnyEndpoint, { method: 'GET' }>;

/** The paths that can be read. */
export type GetPath = Get['path'];
type At<Path extends GetPath> = Extract<Get, { path: Path }>;

export interface Request<Path extends GetPath> {
  params?: Wire<At<Path>, 'params'>;
  query?: Wire<At<Path>, 'query'>;
}

/** What a read answers, by its path in the contract. */
export type Read<Path extends GetPath> = Answer<At<Path>>;

/** A call that failed, with the sentence to show. */
export class ApiError extends Error {
  override name = 'ApiError';

  readonly code: ApiFailure['code'] | 'network';
  readonly status: number;

  constructor(code: ApiFailure['code'] | 'network', message: string, status: number) {
    super(message);
    this.code = code;
    this.status = status;
  }
}

/** The address of a read: parameters in the path, the rest in the query, nothing for what is undefined. */
export function addressOf<Path extends GetPath>(path: Path, { params, query }: Request<Path>): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(params && Reflect.get(params, name))),
  );
  const pairs = Object.entries<unknown>(query ?? {}).flatMap(([name, value]) =>
    isTold(value) ? [[name, String(value)]] : [],
  );
  return pairs.length === 0 ? filled : `${filled}?${new URLSearchParams(pairs)}`;
}

function isTold(value: unknown): value is string | number | boolean {
  return value !== '' && ['string', 'number', 'boolean'].includes(typeof value);
}

const networkError = 'Network Error';

/** Reads an address of `addressOf`. Throws ApiError, also for an answer that is no JSON object. */
export async function read<Path extends GetPath>(address: string, _path: Path): Promise<Read<Path>> {
  try {
    const answer = await ky
      .get(address, { timeout: false, retry: 0, credentials: 'include' })
      .json<Read<Path> | null>();
    if (typeof answer !== 'object' || answer === null) throw new TypeError(`Not an object: ${address}`);
    return answer;
  } catch (error) {
    throw toApiError(error);
  }
}

function toApiError(error: unknown): ApiError {
  if (!(error instanceof HTTPError)) return new ApiError('network', networkError, 0);
  const { status } = error.response;
  const failure: unknown = error.data;
  if (isFailure(failure)) return new ApiError(failure.code, failure.message, status);
  return new ApiError('network', networkError, status);
}

function isFailure(value: unknown): value is ApiFailure {
  return typeof value === 'object' && value !== null && 'code' in value && 'message' in value;
}
