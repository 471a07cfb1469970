/* Built from done.en.icu.json by tools/messages. */
export const en = {
  unsubscribed: 'The letters are switched off.',
};
