/* Built from done.ru.icu.json by tools/messages. */
export const ru = {
  username_changed: 'Логин изменён.',
  settings_saved: 'Настройки сохранены.',
  visibility_saved: 'Выбор сохранён. Прежние протоколы обновятся в течение нескольких минут.',
  rider_refreshed: 'Данные из игры обновлены.',
  game_id_linked: 'ID привязан. Подтвердите его, чтобы открыть все возможности.',
  game_id_unlinked: 'ID отвязан.',
  proof_started: 'Код готов. Впишите его в фамилию в игре и вернитесь проверить.',
  game_id_proved: 'ID подтверждён.',
};
