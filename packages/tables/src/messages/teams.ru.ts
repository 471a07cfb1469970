/* Built from teams.ru.icu.json by tools/messages. */
export const ru = {
  points: { label: 'ZPRU', name: 'Очки ZPRU' },
  noPoints: 'очки ещё не посчитаны',
  rating: {
    points: { label: 'Очки', name: 'Очки за сезон' },
    contributions: (team: string): string => `, из чего сложились: ${team}`,
    members: { label: 'Состав', name: 'Сколько райдеров в команде' },
    team: 'Команда',
    results: { label: 'Результаты', name: 'Сколько результатов за сезон' },
  },
  noTeams: {
    title: 'Команд пока нет',
    text: 'Рейтинг сезона начнётся с первых очков. Создайте команду или вступите в неё.',
  },
  noResults: {
    title: 'У команды пока нет результатов',
    text: 'Они появятся, когда участники финишируют. Выберите заезд в расписании.',
  },
};
