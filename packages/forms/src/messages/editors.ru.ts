/* Built from editors.ru.icu.json by tools/messages. */
export const ru = {
  savesItself: 'Сохранится само',
  restore: 'Вернуть',
  done: 'Готово',
  close: 'Закрыть',
  needed: 'Введите число',
  notChosen: 'Не выбрано',
  timeTrial: { timeGapBetweenRowsMs: 'Между рядами', maxRows: 'Рядов не больше', maxRidersPerRow: 'Райдеров в ряду' },
  seconds: 'с',
  riderNumber: (zwiftId: string): string => `zwiftId ${zwiftId}`,
  ridersHint: 'Имя или zwiftId',
};
