/* Built from errors.en.icu.json by tools/messages. */
export const en = {
  banned_rider_unknown: 'There is no such rider on the portal. Check the number.',
  activity_not_found: 'There is no such ride with power. Refresh the list.',
};
