/* Built from errors.ru.icu.json by tools/messages. */
export const ru = {
  message_not_found: 'Такого сообщения у вас нет. Обновите список.',
};
