/* Built from letters.en.icu.json by tools/messages. */
export const en = {
  section: 'Message',
  open: 'Open on the site',
  why: 'This letter came because letters about personal messages are switched on in the settings of notifications.',
  unsubscribe: 'Unsubscribe',
};
