/** Error codes of riders with their statuses; the messages are in `errors.*.icu.json`. */
export const riderErrors = {
  rider_not_found: 404,
} as const;
