/** Error codes of organizers with their statuses; the messages are in `errors.*.icu.json`. */
export const organizerErrors = {
  organizer_not_found: 404,
  organizer_name_taken: 409,
  organizer_short_name_taken: 409,
  organizer_owner_taken: 409,
  organizer_name_wrong: 422,
} as const;
