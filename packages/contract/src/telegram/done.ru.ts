/* Built from done.ru.icu.json by tools/messages. */
import { plural } from '@otryv/race';

export const ru = {
  broadcast_queued: (count: number): string =>
    `Сообщение отправляется: ${count} ${plural('ru', count, { one: 'получатель', many: 'получателей', other: 'получателя' })}.`,
};
