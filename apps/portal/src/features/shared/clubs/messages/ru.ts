/* Built from ru.icu.json by tools/messages. */
import { formatNumber, innerQuotes, plural } from '@otryv/race';

export const ru = {
  unlink: 'Отвязать клуб',
  unlinkOf: (name: string): string => `Отвязать клуб: ${name}`,
  unlinkTitle: (name: string): string => `Отвязать клуб «${innerQuotes(name)}»?`,
  unlinking: 'Отвязываем',
  hangs: (moderators: number, upcoming: number, past: number): string =>
    `${moderators === 0 ? 'Модераторов у клуба нет.' : `${formatNumber(moderators, { locale: 'ru' })} ${plural('ru', moderators, { one: 'модератор потеряет права.', many: 'модераторов потеряют права.', other: 'модератора потеряют права.' })}`} Заезды останутся: ${upcoming} впереди, ${past} проведено.`,
  moderators: (count: number): string => `Модераторы, ${count}`,
  noModerators: 'Модераторов пока нет',
  zwiftId: (zwiftId: string): string => `zwiftId ${zwiftId}`,
  noZwiftId: 'без zwiftId',
  you: 'вы',
  addModerator: 'Добавить модератора',
  addModeratorHint: 'Логин, имя или zwiftId',
  appointed: 'уже модератор',
  dismiss: (username: string): string => `Снять с модераторов: ${username}`,
  dismissTitle: (username: string): string => `Снять ${username} с модераторов?`,
  dismissText: (club: string): string =>
    `${club}: вести заезды и протоколы больше не сможет. Назначить снова можно в любой день.`,
  dismissAction: 'Снять с модераторов',
  dismissing: 'Снимаем',
  moderatorsOf: (name: string): string => `Модераторы: ${name}`,
  toModerators: 'Модераторы',
};
