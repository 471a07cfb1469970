/* Built from ru.icu.json by tools/messages. */
export const ru = {
  zone: {
    toOwn: (zone: string): string => `Часовой пояс: ${zone}. Показать ваше время`,
    toMoscow: (zone: string): string => `Часовой пояс: ${zone}. Показать московское время`,
  },
  theme: { toDark: 'Тёмная тема', toLight: 'Светлая тема' },
  copyright: (year: number): string => `© 2023–${year} Отрыв`,
  slow: 'Сервер не ответил за 10 секунд. Данные целы, попробуйте ещё раз.',
  crash: {
    title: 'Страница сломалась',
    text: 'Ошибка на нашей стороне. Обновите страницу, данные целы.',
    missingTitle: 'Страница не загрузилась',
    missingText: 'Нет связи, или вышла новая версия сайта. Обновите страницу.',
    reload: 'Обновить',
  },
  density: { compact: 'Плотные таблицы', standard: 'Обычные таблицы', comfortable: 'Просторные таблицы' },
  account: {
    label: 'Аккаунт',
    settings: 'Настройки',
    signOut: 'Выйти',
    signInNeeded: 'Необходима авторизация',
    resultsEdit: 'Правка',
    signIn: 'Войти',
    signedOut: 'Вы вышли из аккаунта!',
  },
  failed: 'Что-то пошло не так. Повторите попытку.',
  support: 'Поддержка',
  writeToSupport: 'Написать в поддержку',
  offline: 'Нет связи. Показано то, что уже загружено; остальное придёт, когда связь вернётся.',
  shortTitles: { series: 'Серии' },
  search: 'Поиск по сайту',
};
