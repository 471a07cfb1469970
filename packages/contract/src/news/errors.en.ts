/* Built from errors.en.icu.json by tools/messages. */
export const en = {
  news_not_found: 'There is no such release note any more. Refresh the list.',
  news_outdated:
    'This note was changed while you were editing it. Copy your text, reload the page and make your changes again.',
  news_version_taken: 'This version has a release note already. Change that one or enter another version.',
};
