/* Built from done.en.icu.json by tools/messages. */
export const en = {
  username_changed: 'The login is changed.',
  settings_saved: 'The settings are saved.',
  visibility_saved: 'The choice is saved. Former protocols follow within minutes.',
  rider_refreshed: 'The data of the game are refreshed.',
  game_id_linked: 'The ID is linked. Prove it to open all features.',
  game_id_unlinked: 'The ID is unlinked.',
  proof_started: 'The code is ready. Write it into your last name in the game and come back to check.',
  game_id_proved: 'The ID is proved.',
};
