/* Built from errors.ru.icu.json by tools/messages. */
import { plural } from '@otryv/race';

export const ru = {
  webhook_not_found: 'Этого вебхука уже нет. Обновите список.',
  delivery_not_found: 'Этой доставки уже нет: журнал хранится 30 дней. Обновите список.',
  webhook_address:
    'По этому адресу портал не отправляет. Укажите адрес публичного сервера, который начинается с https://, без имени и пароля, с портом 443 или от 1024.',
  webhook_off: 'Вебхук выключен. Включите его и повторите.',
  webhooks_full: (most: number): string =>
    `У организатора уже ${most} ${plural('ru', most, { one: 'вебхук', many: 'вебхуков', other: 'вебхука' })}. Удалите лишний и повторите.`,
};
