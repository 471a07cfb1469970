/* Built from errors.ru.icu.json by tools/messages. */
import { plural } from '@otryv/race';

export const ru = {
  message_not_found: 'Такого сообщения у вас нет. Обновите список.',
  messages_too_many: (minutes: number): string =>
    `За этот час вы отправили другим 50 сообщений, больше нельзя. Повторите через ${minutes} ${plural('ru', minutes, { one: 'минуту', many: 'минут', other: 'минуты' })}.`,
  messages_too_many_to_one: (hours: number): string =>
    `Одному человеку можно отправить 3 сообщения за сутки, и вы их отправили. Повторите через ${hours} ${plural('ru', hours, { one: 'час', many: 'часов', other: 'часа' })}.`,
};
