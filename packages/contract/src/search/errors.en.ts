/* Built from errors.en.icu.json by tools/messages. */
export const en = {
  search_too_short: 'The search is too short. Write at least two letters or digits of a name.',
};
