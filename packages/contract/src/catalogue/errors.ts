/** Error codes of the catalogue with their statuses; the messages are in `errors.*.icu.json`. */
export const catalogueErrors = {
  route_not_found: 404,
} as const;
