/* Built from socket.ru.icu.json by tools/messages. */
export const ru = {
  auth_required: 'Войдите, чтобы получать сообщения.',
  auth_failed: 'Сеанс не подтверждён. Обновите страницу или войдите заново.',
  frame_unknown: 'Неизвестный тип сообщения. Обновите страницу.',
};
