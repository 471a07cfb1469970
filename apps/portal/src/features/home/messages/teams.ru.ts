/* Built from teams.ru.icu.json by tools/messages. */
export const ru = {
  title: 'Команды сезона',
  rating: 'Таблица',
  none: 'Очков в этом сезоне пока нет.',
};
