/* Built from previewMessages.en.icu.json by tools/messages. */
export const en = {
  width: 'Width',
  wide: 'Wide screen',
  phone: 'Phone',
  copyCode: 'Copy',
  copied: 'Copied',
};
