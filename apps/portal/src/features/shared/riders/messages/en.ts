/* Built from en.icu.json by tools/messages. */
export const en = {
  power: 'Power',
  watts: 'watts',
  wattsPerKg: 'w/kg',
};
