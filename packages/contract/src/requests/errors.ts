/**
 * Error codes of any call before it reaches its domain, with their statuses; the messages are in `errors.*.icu.json`.
 */
export const requestErrors = {
  request_invalid: 400,
  cursor_invalid: 400,
  name_invalid: 422,
  name_imitated: 409,
  unauthorized: 401,
  forbidden: 403,
  address_unknown: 404,
  body_too_large: 413,
  too_many_requests: 429,
  request_timeout: 408,
  headers_too_large: 431,
  expectation_failed: 417,
  precondition_failed: 412,
  range_invalid: 416,
  overloaded: 503,
  database_unavailable: 503,
  unexpected: 500,
} as const;
