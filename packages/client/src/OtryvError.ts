import type { ApiFailure } from '@otryv/contract';

/** Why a read failed. `message` is a sentence of the API in Russian, for people; without a response it is in English. */
export class OtryvError extends Error {
  override name = 'OtryvError';
  /** The API's name of the refusal; `network` where no response of the API arrived. */
  readonly code: ApiFailure['code'] | 'network';
  /** The status of the response; 0 without one. */
  readonly status: number;
  /** After how many seconds another try makes sense, where the API says so. */
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
