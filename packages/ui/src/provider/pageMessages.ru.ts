/* Built from pageMessages.ru.icu.json by tools/messages. */
import { formatCount, formatNumber, plural } from '@otryv/race';

export const ru = {
  best: 'лучшее',
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
  scheme: 'схема',
  ownGroup: 'Ваша',
  schemeOfRoute: 'схема: подъёмы и набор по каталогу',
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
  noMessagesHint: 'Здесь появятся решения судей, заявки в команду и изменения заездов.',
  allRead: 'все прочитаны',
  messagesFailed: 'Сообщения не загрузились',
  messageSettings: 'Настроить оповещения',
  messagesKept: 'хранятся год',
  live: 'Эфир',
  onAir: 'в эфире',
  viewers: (count: number): string =>
    `${formatNumber(count, { locale: 'ru' })} ${plural('ru', count, { one: 'зритель', many: 'зрителей', other: 'зрителя' })}`,
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
  readAll: 'Прочитать все',
  slotGone: (gone: number, total: number): string =>
    `Прошло ${formatNumber(gone, { locale: 'ru' })} ${plural('ru', gone, { one: 'день', many: 'дней', other: 'дня' })} из ${total}`,
  slotLeft: (left: number): string =>
    left === 0
      ? 'Последний день.'
      : plural('ru', left, {
          one: `Остался ${formatNumber(left, { locale: 'ru' })} день.`,
          many: `Осталось ${formatNumber(left, { locale: 'ru' })} дней.`,
          other: `Осталось ${formatNumber(left, { locale: 'ru' })} дня.`,
        }),
  copy: (text: string): string => `Скопировать: ${text}`,
  copied: 'Скопировано',
};
