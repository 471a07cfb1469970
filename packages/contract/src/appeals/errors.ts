/** Error codes of appeals with their statuses; the messages are in `errors.*.icu.json`. */
export const appealErrors = {
  appeal_not_found: 404,
  appeal_not_own: 403,
  appeal_open: 409,
  appeal_answered: 409,
  appeals_closed: 409,
} as const;
