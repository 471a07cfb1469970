/* Built from done.en.icu.json by tools/messages. */
export const en = {
  key_created: 'The key is made. Copy it now: it will not be shown again.',
  key_revoked: 'The key is revoked. Requests with it are refused.',
};
