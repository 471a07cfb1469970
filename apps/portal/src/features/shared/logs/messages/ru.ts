/* Built from ru.icu.json by tools/messages. */
import { formatNumber, plural } from '@otryv/race';

export const ru = {
  title: 'Журналы',
  tabs: 'Журналы',
  actions: 'Действия',
  errors: 'Ошибки сервера',
  error: 'Ошибка сервера',
  searchActions: 'Действие, кто, райдер, заезд',
  searchErrors: 'Вид, сообщение, путь, номер',
  count: (count: number): string =>
    `${formatNumber(count, { locale: 'ru' })} ${plural('ru', count, { one: 'запись', many: 'записей', other: 'записи' })}`,
  keptActions: 'Действия хранятся два года.',
  keptErrors: 'Ошибки хранятся 90 дней. Тел запросов, токенов и паролей в них нет.',
  chosen: (count: number): string =>
    plural('ru', count, {
      one: `Выбрана ${formatNumber(count, { locale: 'ru' })}`,
      few: `Выбраны ${formatNumber(count, { locale: 'ru' })}`,
      other: `Выбрано ${formatNumber(count, { locale: 'ru' })}`,
    }),
  choosePage: 'Выбрать страницу',
  chooseNone: 'Снять выбор',
  remove: (count: number): string =>
    `Удалить ${formatNumber(count, { locale: 'ru' })} ${plural('ru', count, { one: 'запись', many: 'записей', other: 'записи' })}`,
  removeTitle: (count: number): string =>
    `Удалить ${formatNumber(count, { locale: 'ru' })} ${plural('ru', count, { one: 'запись?', many: 'записей?', other: 'записи?' })}`,
  removeText: (count: number): string =>
    `Вернуть ${plural('ru', count, { one: 'её', other: 'их' })} нельзя. В журнале действий останется, кто, что и сколько удалил.`,
  removing: 'Удаляем',
  errorFailed: 'Ошибка не загрузилась',
  date: 'Время',
  type: 'Вид',
  message: 'Сообщение',
  noMessage: 'не сохранено: в нём могли быть данные',
  times: 'Сколько раз',
  request: 'Запрос',
  requestId: 'Номер запроса',
  user: 'Пользователь',
  guest: 'гость или сам сервер',
  gone: 'удалённый аккаунт',
  stack: 'Где случилось',
  back: 'К журналу ошибок',
};
