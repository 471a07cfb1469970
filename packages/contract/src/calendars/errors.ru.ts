/* Built from errors.ru.icu.json by tools/messages. */
export const ru = {
  calendar_not_found: 'Такой ссылки на календарь нет, или её отключили. Создайте новую на портале.',
};
