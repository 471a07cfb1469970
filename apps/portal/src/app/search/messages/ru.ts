/* Built from ru.icu.json by tools/messages. */
export const ru = {
  events: 'Заезды',
  showAll: 'Показать все',
  showComing: 'Показать все в расписании',
  showPast: 'Показать все в результатах',
  showSeries: 'Открыть список серий',
  showOrganizers: 'Открыть список организаторов',
};
