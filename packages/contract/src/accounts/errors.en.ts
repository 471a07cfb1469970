/* Built from errors.en.icu.json by tools/messages. */
export const en = {
  last_admin: 'This is the last administrator. Give the role to somebody else first.',
};
