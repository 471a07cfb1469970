/* Built from teams.ru.icu.json by tools/messages. */
export const ru = {
  points: { label: 'Очки', name: 'Очки рейтинга портала за место в заезде' },
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
  members: {
    unknown: 'Райдер без данных игры',
    role: 'Роль',
    specialization: 'Специализация',
    noSpecialization: 'не указана',
    ftp: { label: 'FTP', name: 'FTP, 95 % от лучших 20 минут, вт/кг' },
    races: { label: 'Заездов', name: 'Заездов сезона за команду' },
    points: { label: 'Очки сезона', name: 'Очки сезона, принесённые команде' },
    since: { label: 'В команде с', name: 'С какого дня в команде' },
  },
  rider: 'Райдер',
  noMembers: { title: 'В команде никого не нашлось', text: 'Измените поиск или выберите другую категорию.' },
  contributions: {
    date: 'Дата',
    race: 'Заезд',
    place: { label: 'Место', name: 'Место, за которое даны очки' },
    base: { label: 'за место', name: 'Очки за место' },
    mass: { label: 'участники', name: 'Коэффициент за число участников' },
    importance: { label: 'важность', name: 'Коэффициент важности заезда' },
    points: { label: 'Очки', name: 'Очки команды' },
  },
  noContributions: { title: 'Очков пока нет', text: 'Их приносят места с 1-го по 20-е в рейтинговых заездах сезона.' },
};
