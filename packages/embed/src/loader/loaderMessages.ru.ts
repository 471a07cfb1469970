/* Built from loaderMessages.ru.icu.json by tools/messages. */
export const ru = {
  notLoaded: {
    results: 'Результаты не загрузились',
    schedule: 'Расписание не загрузилось',
    series: 'Серия не загрузилась',
    standings: 'Зачёт не загрузился',
    rider: 'Профиль не загрузился',
    countdown: 'Отсчёт не загрузился',
  },
  late: 'Портал не ответил за 10 секунд.',
  away: 'Портал не отвечает.',
  open: 'Открыть на Отрыве',
};
