import type { ApiFailure } from '@otryv/contract';

const networkMessage = 'Network Error';

/** A call that failed, with the sentence to show. */
export class ApiError extends Error {
  override name = 'ApiError';

  readonly code: ApiFailure['code'] | 'network';
  readonly status: number;
  /** The sentence of each field that was refused, by its path. */
  readonly fields: Readonly<Record<string, string>>;

  constructor(
    code: ApiFailure['code'] | 'network',
    message: string,
    status: number,
    fields: ApiFailure['fields'] = {},
  ) {
    super(message);
    this.code = code;
    this.status = status;
    this.fields = fields;
  }

  /** Whether what was asked for does not exist. */
  get isMissing(): boolean {
    return this.status === 404 || this.status === 400;
  }

  /** Whether the reader has no right to what was asked for. */
  get isForbidden(): boolean {
    return this.status === 403;
  }

  /** Whether another try gets the same response. */
  get isFinal(): boolean {
    return this.isMissing || this.isForbidden;
  }
}

/** No response, or one that is not the API's: its status, 0 without one. */
export function networkError(status: number): ApiError {
  return new ApiError('network', networkMessage, status);
}

/** The refusal that a response carries. */
export async function toApiError(response: Response): Promise<ApiError> {
  const failure: unknown = await response.json().catch(() => null);
  return isFailure(failure)
    ? new ApiError(failure.code, failure.message, response.status, failure.fields)
    : networkError(response.status);
}

function isFailure(value: unknown): value is ApiFailure {
  return typeof value === 'object' && value !== null && 'code' in value && 'message' in value;
}
