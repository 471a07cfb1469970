/* Built from ru.icu.json by tools/messages. */
export const ru = {
  edit: 'Править заезд',
  decisions: 'Решения',
  refreshEvent: 'Обновить из игры',
  refreshResults: 'Обновить результаты',
  download: 'Скачать results.json',
  remove: 'Удалить заезд',
};
