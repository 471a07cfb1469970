/* Built from pageMessages.ru.icu.json by tools/messages. */
import { formatCount } from '@otryv/race';

export const ru = {
  skipToContent: 'К содержанию',
  mainNavigation: 'Основная навигация',
  quickNavigation: 'Быстрая навигация',
  homeLink: 'Отрыв, на главную',
  more: 'Ещё',
  path: 'Путь',
  search: 'Поиск',
  clearSearch: 'Очистить поиск',
  category: 'Категория',
  all: 'Все',
  pages: 'Страницы',
  previousPage: 'Предыдущая страница',
  nextPage: 'Следующая страница',
  page: (page: number): string => `Страница ${page}`,
  pageSize: 'На странице',
  start: 'старт',
  finish: 'финиш',
  km: 'км',
  untilStart: (words: string): string => `До старта: ${words}`,
  started: 'Заезд начался',
  notFoundTitle: 'Такой страницы нет',
  notFoundText: 'Адрес набран с ошибкой, или страницу убрали. Начните с главной.',
  toHome: 'На главную',
  cancel: 'Отмена',
  forbiddenTitle: 'Запрещено',
  forbiddenText: 'Доступ запрещен',
  unread: (count: number): string =>
    `У вас ${formatCount('ru', count, { one: 'непрочитанное сообщение', few: 'непрочитанных сообщения', other: 'непрочитанных сообщений' })}`,
  unreadMark: 'не прочитано',
  noMessages: 'Нет сообщений',
  live: 'Эфир',
  recorded: 'Запись',
  pricePeriod: {
    month: (count: number): string =>
      count === 1 ? 'за месяц' : `за ${formatCount('ru', count, { one: 'месяц', many: 'месяцев', other: 'месяца' })}`,
    week: (count: number): string =>
      count === 1 ? 'за неделю' : `за ${formatCount('ru', count, { one: 'неделю', many: 'недель', other: 'недели' })}`,
    day: (count: number): string =>
      count === 1 ? 'за день' : `за ${formatCount('ru', count, { one: 'день', many: 'дней', other: 'дня' })}`,
    piece: (count: number): string =>
      count === 1 ? 'за штуку' : `за ${formatCount('ru', count, { one: 'штуку', many: 'штук', other: 'штуки' })}`,
  },
  currentPlan: 'Подключено',
};
