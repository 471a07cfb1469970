/* Built from done.ru.icu.json by tools/messages. */
export const ru = {
  role_changed: 'Роль изменена, сеансы пользователя завершены.',
  user_session_ended: 'Сеанс завершён.',
  user_sessions_ended: 'Сеансы пользователя завершены.',
};
