/* Built from frame.en.icu.json by tools/messages. */
export const en = {
  support: 'Support:',
};
