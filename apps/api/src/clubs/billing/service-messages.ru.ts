/* Built from service-messages.ru.icu.json by tools/messages. */
import { formatNumber, innerQuotes, plural } from '@otryv/race';

export const ru = {
  paymentTitle: 'Платёж',
  slotTitle: 'Сервис организатора',
  planLabel: (quantity: number, unit: string): string =>
    `Сервис организатора, ${unit === 'month' ? `${formatNumber(quantity, { locale: 'ru' })} ${plural('ru', quantity, { one: 'месяц', many: 'месяцев', other: 'месяца' })}` : unit === 'week' ? `${formatNumber(quantity, { locale: 'ru' })} ${plural('ru', quantity, { one: 'неделя', many: 'недель', other: 'недели' })}` : unit === 'day' ? `${formatNumber(quantity, { locale: 'ru' })} ${plural('ru', quantity, { one: 'день', many: 'дней', other: 'дня' })}` : `${formatNumber(quantity, { locale: 'ru' })} ${plural('ru', quantity, { one: 'штука', many: 'штук', other: 'штуки' })}`}`,
  planText: 'Права модераторов ваших клубов: они создают и правят заезды и результаты.',
  pieceRefusal: 'Тариф без срока: купить его здесь пока нельзя.',
  given: (origin: string): string =>
    `Сервис организатора, ${origin === 'trial' ? 'пробный период' : origin === 'gift' ? 'подарок' : origin === 'promo' ? 'акция' : 'от администрации'}`,
  succeeded: (description: string, until: string): string => `Оплата прошла: ${description}. Действует до ${until}.`,
  succeededLate: (description: string, until: string): string =>
    `Отменённый платёж всё же прошёл: ${description}. Действует до ${until}. Если период вам не нужен, напишите администрации: деньги вернут.`,
  refunded: (description: string, amount: string): string =>
    `Платёж возвращён: ${description}, ${amount} ₽. Период больше не действует.`,
  refundedPartly: (description: string, amount: string, sum: string): string =>
    `Платёж возвращён частично: ${description}, ${amount} ₽ из ${sum} ₽.`,
  refundedUndecided: (description: string, amount: string, sum: string): string =>
    `Возвращена часть платежа: ${description}, ${amount} ₽ из ${sum} ₽. Что будет с периодом, решит администратор, вы получите сообщение.`,
  periodEnded: (description: string): string => `Период закончен после возврата: ${description}.`,
  periodShortened: (description: string, until: string): string =>
    `Период сокращён после возврата: ${description}. Действует до ${until}.`,
  periodKept: (description: string, until: string): string =>
    `Период остался прежним, хотя часть платежа возвращена: ${description}. Действует до ${until}.`,
  chooseAfterRefund: (username: string, description: string, amount: string, sum: string): string =>
    `${username}: возвращено ${amount} ₽ из ${sum} ₽, ${description}. Выберите, что делать с периодом.`,
  canceled: (description: string): string => `Оплата не прошла: ${description}. Деньги не списаны.`,
  waiting: (description: string): string => `Платёж ожидает подтверждения: ${description}.`,
  ofPayer: (username: string, status: string, description: string, amount: string): string =>
    `${username}: ${status === 'succeeded' ? 'оплачено' : status === 'canceled' ? 'отменено' : status === 'refunded' ? 'возвращено' : status === 'refundedPartly' ? 'возвращено частично' : 'ожидает подтверждения'}, ${description}, ${amount} ₽.`,
  givenText: (until: string): string => `Администратор добавил период сервиса. Действует до ${until}.`,
  pausedText:
    'Администратор приостановил сервис: права модераторов ваших клубов закрыты. Если это ошибка, напишите администрации.',
  resumedText: (until: string): string =>
    `Администратор возобновил сервис: права модераторов ваших клубов снова открыты. Действует до ${until}.`,
  endsOwner: (until: string): string =>
    `Оплаченный период заканчивается ${until}. Продлите его, иначе модераторы ваших клубов потеряют права.`,
  endsModerator: (organizer: string, until: string): string =>
    `Оплаченный период организатора «${innerQuotes(organizer)}» заканчивается ${until}. После этого права модератора клуба закроются.`,
  differs: (description: string): string => `Сверка с платёжным сервисом: ${description}`,
  unknownPayment: (id: string, amount: string): string => `платёж ${id} на ${amount} ₽ у нас не записан.`,
  missingPayment: (id: string): string => `платежа ${id} у сервиса нет.`,
  otherAmount: (id: string, ours: string, theirs: string): string =>
    `платёж ${id}: у нас ${ours} ₽, у сервиса ${theirs} ₽.`,
  otherStatus: (id: string, ours: string, theirs: string): string =>
    `платёж ${id}: у нас ${ours}, у сервиса ${theirs}.`,
  forged: (id: string): string => `платёж ${id} не совпал с нашим заказом и не засчитан.`,
};
