/* Built from errors.en.icu.json by tools/messages. */
export const en = {
  rider_not_found:
    'There is no such rider on the portal. Check the number or find the rider by name in the section Riders.',
};
