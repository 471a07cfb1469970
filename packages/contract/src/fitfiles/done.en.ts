/* Built from done.en.icu.json by tools/messages. */
export const en = {
  fit_imported: 'The power is added. The protocol follows within a minute.',
  fit_imported_virtual: 'The power is added and marked as estimated. The protocol follows within a minute.',
};
