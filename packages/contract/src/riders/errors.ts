/** The refusals of riders. Each code with its status; the sentences are in `errors.*.icu.json`. */
export const riderErrors = {
  rider_not_found: 404,
} as const;
