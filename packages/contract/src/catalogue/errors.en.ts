/* Built from errors.en.icu.json by tools/messages. */
export const en = {
  route_not_found: 'The catalogue has no such routes. Check the numbers.',
};
