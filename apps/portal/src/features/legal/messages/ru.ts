/* Built from ru.icu.json by tools/messages. */
export const ru = {
  draft: 'Проект текста',
  draftText: 'До публикации его должен проверить юрист.',
  noOperator: 'Оператор не указан',
  noOperatorText: 'Тот, кто ведёт этот портал, ещё не внёс своё имя и адреса в настройки сервера.',
};
