/* Built from errors.en.icu.json by tools/messages. */
export const en = {
  unsubscribe_link_wrong:
    'The link is not complete. Open it from the letter again or switch letters off in the settings of notifications.',
};
