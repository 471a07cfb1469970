/* Built from ru.icu.json by tools/messages. */
export const ru = {
  power: 'Мощность',
  watts: 'ватты',
  wattsPerKg: 'вт/кг',
};
