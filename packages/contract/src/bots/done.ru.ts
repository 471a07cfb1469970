/* Built from done.ru.icu.json by tools/messages. */
export const ru = {
  bot_connected: 'Бот подключён. Пароль не сохранён.',
  bot_removed: 'Бот удалён. Его вход стёрт.',
};
