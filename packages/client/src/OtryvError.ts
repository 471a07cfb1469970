import type { ApiFailure } from '@otryv/contract';

/** A failed read. `message` is a Russian sentence from the API, written for people; it is in English without one. */
export class OtryvError extends Error {
  override name = 'OtryvError';
  /** The API's error code; `network` without a response from the API. */
  readonly code: ApiFailure['code'] | 'network';
  /** The status of the response; 0 without one. */
  readonly status: number;
  /** Seconds to wait before another try, from `Retry-After`; `null` without that header. */
  readonly retryAfterS: number | null;

  constructor(code: OtryvError['code'], message: string, status: number, retryAfterS: number | null = null) {
    super(message);
    this.code = code;
    this.status = status;
    this.retryAfterS = retryAfterS;
  }
}

/** The refusal that a response carries. */
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
