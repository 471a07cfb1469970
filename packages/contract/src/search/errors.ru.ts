/* Built from errors.ru.icu.json by tools/messages. */
export const ru = {
  search_too_short: 'Слишком короткий запрос. Напишите не меньше двух букв или цифр имени или названия.',
};
