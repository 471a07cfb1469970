/** Error codes of the administration of accounts with their statuses; the messages are in `errors.*.icu.json`. */
export const accountErrors = {
  last_admin: 409,
} as const;
