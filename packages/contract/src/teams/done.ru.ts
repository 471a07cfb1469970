/* Built from done.ru.icu.json by tools/messages. */
import { innerQuotes } from '@otryv/race';

export const ru = {
  team_created: (name: string): string => `Команда «${innerQuotes(name)}» создана.`,
  team_saved: 'Команда сохранена.',
  team_closed_done: (name: string): string => `Команда «${innerQuotes(name)}» закрыта. История и очки остались.`,
  team_request_sent: (name: string): string => `Заявка в команду «${innerQuotes(name)}» отправлена.`,
  team_request_withdrawn: 'Заявка отозвана.',
  team_left: (name: string): string => `Вы вышли из команды «${innerQuotes(name)}».`,
  team_joined: (name: string): string => `Вы в команде «${innerQuotes(name)}».`,
  team_rider_approved: 'Райдер принят в команду.',
  team_rider_rejected: 'Заявка отклонена.',
  team_rider_excluded: 'Райдер исключён из команды. Его прежние результаты остались за командой.',
  team_rider_banned: 'Вход в команду для райдера закрыт.',
  team_rider_unbanned: 'Вход в команду для райдера открыт.',
  team_member_changed: 'Роль и специализация сохранены.',
  team_invitation_made: 'Новая ссылка выпущена. Прежняя больше не действует.',
  team_invitation_revoked: 'Ссылка отозвана.',
  team_hand_over_offered: 'Предложение отправлено. Команда перейдёт, когда участник согласится.',
  team_hand_over_withdrawn: 'Предложение отозвано. Команда осталась у вас.',
  team_hand_over_accepted: (name: string): string => `Вы капитан команды «${innerQuotes(name)}».`,
  team_hand_over_declined: 'Вы отказались. Капитан остался прежним.',
};
