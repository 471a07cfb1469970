/* Built from done.en.icu.json by tools/messages. */
export const en = {
  event_created: 'The event is created in the game. Now add it to the site.',
  event_created_partly: (problem: string): string =>
    `The event is created in the game, but not whole. ${problem} Open it in the editor, and save it once more.`,
  event_saved: 'The event is saved in the game and on the site.',
  event_saved_partly: (problem: string): string =>
    `The event is not saved whole. ${problem} Open it again, and check it.`,
  event_site_saved: 'Saved on the site.',
  event_added: 'The event is added to the site.',
  event_synced: 'The event is read from the game again.',
  event_unchanged: 'The event on the site is as it is in the game.',
  event_deleted: 'The event is deleted from the site, with its riders, results and decisions.',
  event_deleted_in_game: 'The event is deleted in the game and from the site.',
};
