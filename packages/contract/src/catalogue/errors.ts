/** The refusals of the catalogue. Each code with its status; the sentences are in `errors.*.icu.json`. */
export const catalogueErrors = {
  route_not_found: 404,
} as const;
