/* Built from ru.icu.json by tools/messages. */
export const ru = {
  whole: 'Всё расписание',
  justFinished: 'Только что финишировали',
  allResults: 'Все результаты',
  clubOnly: ', только для клуба',
  failed: 'Ближайшие заезды не загрузились',
  emptyTitle: 'Заездов пока не назначено',
  emptyText: 'Организаторы ещё ничего не объявили. Новые заезды сразу появляются в расписании.',
};
