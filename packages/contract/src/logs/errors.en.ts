/* Built from errors.en.icu.json by tools/messages. */
export const en = {
  log_entry_not_found: 'There is no such entry: it was deleted, or its time is over. Go back to the log.',
};
