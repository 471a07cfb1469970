/* Built from errors.en.icu.json by tools/messages. */
export const en = {
  message_not_found: 'You have no such message. Refresh the list.',
};
