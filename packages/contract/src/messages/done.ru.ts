/* Built from done.ru.icu.json by tools/messages. */
export const ru = {
  message_read: 'Сообщение прочитано.',
  messages_read: 'Все сообщения прочитаны.',
};
