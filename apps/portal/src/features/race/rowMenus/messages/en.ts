/* Built from en.icu.json by tools/messages. */
export const en = {
  edit: 'Edit the race',
  decisions: 'Decisions',
  refreshEvent: 'Refresh from the game',
  refreshResults: 'Refresh the results',
  download: 'Download results.json',
  remove: 'Delete the race',
};
