/* Built from errors.ru.icu.json by tools/messages. */
export const ru = {
  last_admin: 'Это последний администратор. Сначала дайте эту роль кому-то ещё.',
};
