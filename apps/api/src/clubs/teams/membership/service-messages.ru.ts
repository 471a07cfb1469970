/* Built from service-messages.ru.icu.json by tools/messages. */
import { innerQuotes } from '@otryv/race';

export const ru = {
  request_written: (rider: string, team: string): string =>
    `${rider} хочет вступить в команду «${innerQuotes(team)}». Заявка ждёт ответа на странице участников.`,
  request_approved: (team: string): string => `Вас приняли в команду «${innerQuotes(team)}».`,
  request_rejected: (team: string): string =>
    `Заявку в команду «${innerQuotes(team)}» отклонили. Можно выбрать другую команду.`,
  member_joined: (rider: string, team: string): string => `В команде «${innerQuotes(team)}» новый участник: ${rider}.`,
  member_left: (rider: string, team: string): string => `${rider} выходит из команды «${innerQuotes(team)}».`,
  you_left: (team: string): string => `Вы вышли из команды «${innerQuotes(team)}». Прежние результаты остались за ней.`,
  you_excluded: (rider: string, team: string): string => `Исключение из команды «${innerQuotes(team)}»: ${rider}.`,
  excluded: (team: string): string =>
    `Вас исключили из команды «${innerQuotes(team)}». Прежние результаты остались за ней.`,
  you_banned: (rider: string, team: string, reason: string): string =>
    `Вход в команду «${innerQuotes(team)}» закрыт. Райдер: ${rider}. Причина: ${reason}.`,
  banned: (team: string, reason: string): string =>
    `Вход в команду «${innerQuotes(team)}» для вас закрыт. Причина: ${reason}.`,
  you_unbanned: (rider: string, team: string): string =>
    `Вход в команду «${innerQuotes(team)}» снова открыт. Райдер: ${rider}.`,
  unbanned: (team: string): string =>
    `Вход в команду «${innerQuotes(team)}» для вас снова открыт. Можно подать заявку.`,
  you_created: (team: string): string => `Вы создали команду «${innerQuotes(team)}». Пригласите участников ссылкой.`,
  hand_over_offered: (rider: string, team: string): string =>
    `${rider} предлагает вам стать капитаном команды «${innerQuotes(team)}». Ответьте на странице участников в течение 7 дней.`,
  hand_over_declined: (rider: string, team: string): string =>
    `${rider} не станет капитаном команды «${innerQuotes(team)}». Капитаном остались вы.`,
  captain_changed: (rider: string, team: string): string => `У команды «${innerQuotes(team)}» новый капитан: ${rider}.`,
  team_inherited: (team: string): string => `Капитан команды «${innerQuotes(team)}» удалил аккаунт. Теперь капитан вы.`,
};
