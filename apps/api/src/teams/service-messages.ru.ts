/* Built from service-messages.ru.icu.json by tools/messages. */
export const ru = {
  request_written: (rider: string, team: string): string =>
    `${rider} хочет вступить в команду «${team}». Заявка ждёт ответа на странице участников.`,
  request_approved: (team: string): string => `Вас приняли в команду «${team}».`,
  request_rejected: (team: string): string => `Заявку в команду «${team}» отклонили. Можно выбрать другую команду.`,
  member_joined: (rider: string, team: string): string => `В команде «${team}» новый участник: ${rider}.`,
  member_left: (rider: string, team: string): string => `${rider} выходит из команды «${team}».`,
  you_left: (team: string): string => `Вы вышли из команды «${team}». Прежние результаты остались за ней.`,
  you_excluded: (rider: string, team: string): string => `Исключение из команды «${team}»: ${rider}.`,
  excluded: (team: string): string => `Вас исключили из команды «${team}». Прежние результаты остались за ней.`,
  you_banned: (rider: string, team: string, reason: string): string =>
    `Вход в команду «${team}» закрыт. Райдер: ${rider}. Причина: ${reason}.`,
  banned: (team: string, reason: string): string => `Вход в команду «${team}» для вас закрыт. Причина: ${reason}.`,
  you_unbanned: (rider: string, team: string): string => `Вход в команду «${team}» снова открыт. Райдер: ${rider}.`,
  unbanned: (team: string): string => `Вход в команду «${team}» для вас снова открыт. Можно подать заявку.`,
  team_created: (team: string): string => `Создана новая команда: «${team}».`,
  you_created: (team: string): string => `Вы создали команду «${team}». Пригласите участников ссылкой.`,
  hand_over_offered: (rider: string, team: string): string =>
    `${rider} предлагает вам стать капитаном команды «${team}». Ответьте на странице участников в течение 7 дней.`,
  hand_over_declined: (rider: string, team: string): string =>
    `${rider} не станет капитаном команды «${team}». Капитаном остались вы.`,
  captain_changed: (rider: string, team: string): string => `У команды «${team}» новый капитан: ${rider}.`,
  team_inherited: (team: string): string => `Капитан команды «${team}» удалил аккаунт. Теперь капитан вы.`,
};
