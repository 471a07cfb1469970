/* Built from site.ru.icu.json by tools/messages. */
import { formatNumber, plural } from '@otryv/race';

export const ru = {
  news: {
    title: 'Новости',
    add: 'Новая новость',
    version: (version: string): string => `Версия ${version}`,
    edit: (version: string): string => `Изменить: версия ${version}`,
    editShort: 'Изменить',
    remove: (version: string): string => `Удалить: версия ${version}`,
    removeShort: 'Удалить',
    removeTitle: (version: string): string => `Удалить новость о версии ${version}?`,
    removeText: 'Она исчезнет с главной страницы.',
    removing: 'Удаляем',
    editTitle: (version: string): string => `Новость о версии ${version}`,
    more: 'Ещё',
    failed: 'Новости не загрузились',
    noneTitle: 'Новостей пока нет',
    noneText: 'Опубликуйте первую: она появится на главной странице.',
  },
  bot: {
    title: 'Бот',
    off: 'Бот не подключён',
    offText:
      'Создайте бота у @BotFather, задайте его токен в TELEGRAM_BOT_TOKEN, имя в TELEGRAM_BOT_NAME и перезапустите портал.',
    receivers: (count: number): string =>
      `Сообщение получат ${count} ${plural('ru', count, { one: 'человек', many: 'человек', other: 'человека' })}: все, кто написал боту /start.`,
    nobody: 'Боту ещё никто не написал /start. Поделитесь ссылкой на него.',
    link: 'Открыть бота',
    message: 'Новое сообщение',
    text: 'Текст',
    textHint: 'Придёт как есть, без разметки',
    send: 'Отправить',
    confirmTitle: (count: number): string =>
      `Отправить ${count} ${plural('ru', count, { one: 'получателю', other: 'получателям' })}?`,
    confirmText: 'Отозвать сообщение будет нельзя.',
    sending: 'Отправляем',
    running: 'Прошлое сообщение ещё рассылается. Новое можно отправить после него.',
    history: 'Отправленное',
    noneTitle: 'Сообщений ещё не было',
    noneText: 'Отправленное появится здесь с числом получателей.',
    failed: 'Бот не загрузился',
    states: { sending: 'рассылается', sent: 'отправлено', stopped: 'остановлено' },
    progress: 'Рассылка',
    of: (delivered: number, receivers: number): string => `${delivered} из ${receivers}`,
    facts: (delivered: number, receivers: number): string => `доставлено ${delivered} из ${receivers}`,
    lost: (count: number): string =>
      `${formatNumber(count, { locale: 'ru' })} ${plural('ru', count, { one: 'заблокировал бота', other: 'заблокировали бота' })}`,
    unknown: (count: number): string =>
      plural('ru', count, {
        one: `об ${formatNumber(count, { locale: 'ru' })} неизвестно`,
        other: `о ${formatNumber(count, { locale: 'ru' })} неизвестно`,
      }),
    stopped: 'Telegram не принял токен бота',
    removedAuthor: 'удалённый аккаунт',
  },
};
