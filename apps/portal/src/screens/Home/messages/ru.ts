/* Built from ru.icu.json by tools/messages. */
export const ru = {
  whole: 'Всё расписание',
  justFinished: 'Только что финишировали',
  allResults: 'Все результаты',
  clubOnly: ', только для клуба',
  failed: 'Ближайшие заезды не загрузились',
  emptyTitle: 'Сегодня и завтра заездов нет',
  emptyText: 'Организаторы ещё ничего не назначили на эти дни. Посмотрите, что будет дальше.',
};
