/* Built from done.ru.icu.json by tools/messages. */
import { innerQuotes } from '@otryv/race';

export const ru = {
  club_found: 'Данные получены!',
  club_added: (name: string): string => `Клуб «${innerQuotes(name)}» привязан. Теперь назначьте модераторов.`,
  club_refreshed: (name: string): string => `Данные клуба обновлены: ${name}.`,
  club_missing: (name: string): string => `Клуба «${innerQuotes(name)}» больше нет в игре. Заезды и протоколы целы.`,
  club_removed: (name: string): string => `Клуб «${innerQuotes(name)}» отвязан. Заезды и протоколы остались.`,
  moderator_added: (username: string): string => `${username} теперь модератор клуба.`,
  moderator_removed: (username: string): string => `${username} больше не модератор клуба.`,
};
