import type { ApiFailure } from '@otryv/contract';

const networkMessage = 'Network Error';

/** A failed call, with the message to show. */
export class ApiError extends Error {
  override name = 'ApiError';

  readonly code: ApiFailure['code'] | 'network';
  readonly status: number;
  /** Message for each rejected field, by its path. */
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

  /** Whether the requested resource does not exist. */
  get isMissing(): boolean {
    return this.status === 404 || this.status === 400;
  }

  /** Whether the reader lacks the right to the requested resource. */
  get isForbidden(): boolean {
    return this.status === 403;
  }

  /** Whether a retry would get the same response. */
  get isFinal(): boolean {
    return this.isMissing || this.isForbidden;
  }
}

/** Creates the error for no response, or one that is not the API's; the status is 0 without a response. */
export function networkError(status: number): ApiError {
  return new ApiError('network', networkMessage, status);
}

/** Converts an error response to an ApiError. */
export async function toApiError(response: Response): Promise<ApiError> {
  const failure: unknown = await response.json().catch(() => null);
  return isFailure(failure)
    ? new ApiError(failure.code, failure.message, response.status, failure.fields)
    : networkError(response.status);
}

function isFailure(value: unknown): value is ApiFailure {
  return typeof value === 'object' && value !== null && 'code' in value && 'message' in value;
}
