/* Built from done.ru.icu.json by tools/messages. */
export const ru = {
  webhook_created: 'Вебхук создан. Скопируйте секрет сейчас: больше он не будет показан.',
  webhook_on: 'Вебхук включён.',
  webhook_switched_off: 'Вебхук выключен. Новые события на него не отправляются.',
  webhook_removed: 'Вебхук удалён.',
  webhook_tested: 'Проверка отправлена. Итог появится в журнале.',
  webhook_resent: 'Отправляем ещё раз. Итог появится в журнале.',
};
