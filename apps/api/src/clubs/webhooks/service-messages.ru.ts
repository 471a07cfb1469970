/* Built from service-messages.ru.icu.json by tools/messages. */
import { innerQuotes } from '@otryv/race';

export const ru = {
  given_up_title: 'Вебхук выключен',
  given_up: (name: string, host: string): string =>
    `Сервер ${host} долго не принимал события организатора «${innerQuotes(name)}», и портал перестал их отправлять. Проверьте сервер и включите вебхук на вкладке «Ключи»: пропущенное можно отправить ещё раз из журнала.`,
};
