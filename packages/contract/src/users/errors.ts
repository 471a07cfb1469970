/** Error codes of users' settings with their statuses; the messages are in `errors.*.icu.json`. */
export const userErrors = {
  user_not_found: 404,
  username_too_soon: 409,
  stream_name_missing: 422,
  stream_unknown: 422,
  streaming_restricted: 403,
  game_id_missing: 409,
  game_id_known: 409,
  game_id_taken: 409,
  game_id_not_linked: 404,
  game_id_unproved: 403,
  game_ids_full: 409,
  game_rider_not_found: 404,
  proof_outdated: 410,
  proof_not_seen: 409,
} as const;
