/* Built from en.icu.json by tools/messages. */
export const en = {
  events: 'Races',
};
