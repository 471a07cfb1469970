/** The refusals of the administration of accounts. Each code with its status; the sentences are in `errors.*.icu.json`. */
export const accountErrors = {
  last_admin: 409,
} as const;
