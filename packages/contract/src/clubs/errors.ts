/** Error codes of clubs with their statuses; the messages are in `errors.*.icu.json`. */
export const clubErrors = {
  club_not_found: 404,
  club_taken: 409,
  club_not_in_game: 404,
  club_not_moderated: 409,
  club_name_wrong: 422,
  moderator_not_found: 404,
  moderators_full: 409,
} as const;
