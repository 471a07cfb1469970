/* Built from errors.en.icu.json by tools/messages. */
export const en = {
  document_not_found: 'There is no such article. Choose another one in the reference.',
};
