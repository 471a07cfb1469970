/* Built from errors.en.icu.json by tools/messages. */
export const en = {
  user_not_found: 'There is no such user. Check the login.',
  username_too_soon: (date: string): string => `The login can be changed once in 30 days. The next time is ${date}.`,
  stream_name_missing: 'Enter the name of the channel to enable it.',
  stream_unknown: (name: string): string =>
    `There is no channel ${name}. Check the name in the URL of the channel: nothing was saved.`,
  streaming_restricted: 'Streams are switched off for you. An administrator can switch them on.',
  game_id_missing: 'No game ID is linked. Link it in the settings.',
  game_id_known: 'This ID is linked to your account already. Prove it in the settings.',
  game_id_taken: 'Another user has proved this ID: only they can release it. Check the number.',
  game_id_not_linked: 'This ID is not linked to your account. Refresh the page.',
  game_id_unproved: 'The game ID is not proved. Prove it in the settings and try again.',
  game_ids_full: (most: number): string => `No more than ${most} IDs can be linked. Unlink one first.`,
  game_rider_not_found: 'There is no rider with this ID in the game. Check the number.',
  proof_outdated: 'The code is outdated. Get a new one.',
  proof_not_seen: (lastName: string): string =>
    `Your last name in the game is still "${lastName}", without the code. Save the profile in the game and check again in a minute or two.`,
};
