/* Built from services.ru.icu.json by tools/messages. */
import { formatNumber, plural } from '@otryv/race';

export const ru = {
  title: 'Сервисы сайта',
  text: 'Организатору клубных заездов. Остальное на портале бесплатно.',
  failed: 'Цены не загрузились',
  none: 'Нет доступных сервисов для оплаты',
  noneText: 'Цен пока нет. Загляните позже.',
  prices: 'Сколько стоит сервис организатора',
  plans: {
    day: (quantity: number): string =>
      quantity === 1
        ? 'День'
        : `${formatNumber(quantity, { locale: 'ru' })} ${plural('ru', quantity, { one: 'день', many: 'дней', other: 'дня' })}`,
    week: (quantity: number): string =>
      quantity === 1
        ? 'Неделя'
        : `${formatNumber(quantity, { locale: 'ru' })} ${plural('ru', quantity, { one: 'неделя', many: 'недель', other: 'недели' })}`,
    month: (quantity: number): string =>
      quantity === 1
        ? 'Месяц'
        : `${formatNumber(quantity, { locale: 'ru' })} ${plural('ru', quantity, { one: 'месяц', many: 'месяцев', other: 'месяца' })}`,
    piece: (quantity: number): string =>
      quantity === 1
        ? 'Разовый тариф'
        : `Разовый тариф, ${formatNumber(quantity, { locale: 'ru' })} ${plural('ru', quantity, { one: 'штука', many: 'штук', other: 'штуки' })}`,
  },
  piece: 'Тариф без срока: купить его здесь пока нельзя.',
  what: 'Что даёт',
  gives: {
    events: 'Модераторы клубов создают и правят заезды',
    protocols: 'Модераторы ведут протоколы и отвечают на протесты',
    queue: 'Срок, купленный заранее, встаёт в очередь: дни не пропадают',
    reminders: 'Напоминаем за неделю и за день до конца',
  },
  free: 'Страница, клубы, боты и серии организатора работают и без оплаты',
  buy: 'Подключить сервис',
  offer: 'Оферта',
};
