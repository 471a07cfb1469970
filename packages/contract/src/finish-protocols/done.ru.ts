/* Built from done.ru.icu.json by tools/messages. */
export const ru = {
  finish_protocol_created: 'Протокол финиша добавлен.',
  finish_protocol_changed: 'Протокол финиша изменён.',
  finish_protocol_removed: 'Протокол финиша удалён. Заезды сохранили своё правило.',
};
