/* Built from errors.ru.icu.json by tools/messages. */
import { innerQuotes, plural } from '@otryv/race';

export const ru = {
  club_not_found: 'Клуб не найден. Обновите список клубов.',
  club_taken: (organizer: string): string =>
    `Этот клуб уже у организатора «${innerQuotes(organizer)}». Попросите его отвязать клуб.`,
  club_not_in_game: 'В игре нет клуба с таким номером. Скопируйте номер из ссылки на клуб.',
  club_not_moderated: 'Бот не управляет этим клубом в игре. Сделайте его модератором клуба в игре и повторите.',
  club_name_wrong: 'Имя клуба не совпало. Введите имя клуба, чтобы подтвердить.',
  moderator_known: 'Этот пользователь уже модератор клуба. Выберите другого.',
  moderator_not_found: 'Этот пользователь не модератор клуба. Обновите список.',
  moderators_full: (most: number): string =>
    `У клуба может быть не больше ${most} ${plural('ru', most, { one: 'модератора', few: 'модераторов', many: 'модераторов', other: 'модератора' })}. Сначала снимите лишнего.`,
};
