/* Built from errors.en.icu.json by tools/messages. */
export const en = {
  calendar_not_found: 'There is no such calendar link, or it was turned off. Create a new one on the portal.',
};
