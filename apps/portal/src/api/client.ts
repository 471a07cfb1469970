import type { Answer, ApiFailure, contract, Wire } from '@otryv/contract';

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
  const response = await fetch(address, { credentials: 'include' }).catch(() => null);
  if (!response) throw new ApiError('network', networkError, 0);
  if (!response.ok) throw await toApiError(response);
  const answer: Read<Path> | null = await response.json().catch(() => null);
  if (typeof answer !== 'object' || answer === null) throw new ApiError('network', networkError, response.status);
  return answer;
}

async function toApiError(response: Response): Promise<ApiError> {
  const failure: unknown = await response.json().catch(() => null);
  return isFailure(failure)
    ? new ApiError(failure.code, failure.message, response.status)
    : new ApiError('network', networkError, response.status);
}

function isFailure(value: unknown): value is ApiFailure {
  return typeof value === 'object' && value !== null && 'code' in value && 'message' in value;
}
