/* Built from feedbackMessages.ru.icu.json by tools/messages. */
export const ru = {
  close: 'Закрыть',
  undo: 'Вернуть',
  tone: { success: 'Готово', error: 'Ошибка', warning: 'Внимание', info: 'Сообщение' },
  messages: 'Сообщения',
};
