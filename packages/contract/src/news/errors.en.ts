/* Built from errors.en.icu.json by tools/messages. */
export const en = {
  news_not_found: 'There is no such release note any more. Refresh the list.',
  news_version_taken: 'This version has a release note already. Change that one or enter another version.',
};
