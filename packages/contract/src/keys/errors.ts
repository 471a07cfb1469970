/** Error codes of keys with their statuses; the messages are in `errors.*.icu.json`. */
export const keyErrors = {
  key_unknown: 401,
  key_needed: 401,
  key_origin: 403,
  key_exposed: 403,
  key_scope: 403,
  key_not_found: 404,
  keys_full: 409,
} as const;
