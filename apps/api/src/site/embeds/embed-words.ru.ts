/* Built from embed-words.ru.icu.json by tools/messages. */
export const ru = {
  unknown: { title: 'Ничего не найдено', text: 'По этому адресу встраивать нечего. Проверьте код на странице.' },
  away: { title: 'Отрыв не отвечает', text: 'Страница попробует ещё раз сама.' },
  late: { title: 'Ещё загружается', text: 'Страница обновится сама через несколько секунд.' },
  open: 'Открыть на Отрыве',
};
