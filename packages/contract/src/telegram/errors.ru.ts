/* Built from errors.ru.icu.json by tools/messages. */
export const ru = {
  telegram_off: 'Бот не подключён. Задайте токен бота в настройках сервера и перезапустите портал.',
  telegram_no_receivers: 'Боту ещё никто не написал /start. Поделитесь ссылкой на бота и повторите.',
  broadcast_running: 'Прошлое сообщение ещё рассылается. Дождитесь, когда оно дойдёт до всех, и повторите.',
};
