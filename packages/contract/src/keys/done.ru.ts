/* Built from done.ru.icu.json by tools/messages. */
export const ru = {
  key_created: 'Ключ создан. Скопируйте его сейчас: больше он не будет показан.',
  key_revoked: 'Ключ отозван. Запросы с ним больше не принимаются.',
};
