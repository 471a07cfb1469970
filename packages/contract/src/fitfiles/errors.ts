/** Files that cannot be read at all. */
const unreadable = {
  fit_unreadable: 422,
  fit_zip_without_fit: 422,
  fit_zip_several: 422,
  fit_zip_too_large: 422,
  fit_zip_encrypted: 422,
} as const;
export type FitRefusal = keyof typeof unreadable;

/** Error codes of ride files with their statuses; the messages are in `errors.*.icu.json`. */
export const fitFileErrors = {
  fit_result_missing: 404,
  fit_power_known: 409,
  fit_duplicate: 409,
  fit_other_ride: 409,
  fit_cut: 422,
  ...unreadable,
  fit_without_power: 422,
} as const;
