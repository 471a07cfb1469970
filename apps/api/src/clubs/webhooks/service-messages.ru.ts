/* Built from service-messages.ru.icu.json by tools/messages. */
import { innerQuotes } from '@otryv/race';

export const ru = {
  given_up_title: 'Вебхук выключен',
  given_up: (name: string, host: string): string =>
    `Сервер ${host} долго не принимал события организатора «${innerQuotes(name)}», и портал перестал их отправлять. Проверьте сервер и включите вебхук на вкладке «Ключи»: пропущенное можно отправить ещё раз из журнала.`,
  sealed: (name: string, host: string): string =>
    `Портал больше не может подписать события организатора «${innerQuotes(name)}» для сервера ${host}: на портале сменили ключ шифрования. На вкладке «Ключи» удалите этот вебхук и создайте новый.`,
  paused_title: 'Вебхуки выключены',
  paused: (name: string): string =>
    `Организатор «${innerQuotes(name)}» перешёл к вам. Вебхуки прежнего владельца выключены: проверьте их адреса на вкладке «Ключи» и включите нужные. Секреты знает прежний владелец, поэтому надёжнее создать новые.`,
};
