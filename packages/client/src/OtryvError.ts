import type { ApiFailure } from '@otryv/contract';

/** A failed read. `message` comes from the API in Russian, ready to display; without a response it is in English. */
export class OtryvError extends Error {
  override name = 'OtryvError';
  /** The API's error code, or `network` if the API did not respond. */
  readonly code: ApiFailure['code'] | 'network';
  /** HTTP status of the response; 0 without one. */
  readonly status: number;
  /** Seconds to wait before retrying, from `Retry-After`; `null` without that header. */
  readonly retryAfterS: number | null;

  constructor(code: OtryvError['code'], message: string, status: number, retryAfterS: number | null = null) {
    super(message);
    this.code = code;
    this.status = status;
    this.retryAfterS = retryAfterS;
  }
}

/** Builds the error from a failed response. */
export async function errorOf(response: Response): Promise<OtryvError> {
  const failure: unknown = await response.json().catch(() => null);
  const seconds = Number(response.headers.get('retry-after') ?? Number.NaN);
  const retryAfterS = Number.isFinite(seconds) ? seconds : null;
  if (isFailure(failure)) return new OtryvError(failure.code, failure.message, response.status, retryAfterS);
  return new OtryvError('network', `Unexpected response with status ${response.status}`, response.status, retryAfterS);
}

function isFailure(value: unknown): value is ApiFailure {
  return typeof value === 'object' && value !== null && 'code' in value && 'message' in value;
}
