/** The refusals of files of rides. Each code with its status; the sentences are in `errors.*.icu.json`. */
export const fitFileErrors = {
  fit_result_missing: 404,
  fit_power_known: 409,
  fit_duplicate: 409,
  fit_other_ride: 409,
  fit_unreadable: 422,
  fit_without_power: 422,
} as const;
