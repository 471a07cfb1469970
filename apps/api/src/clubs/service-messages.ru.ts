/* Built from service-messages.ru.icu.json by tools/messages. */
import { innerQuotes } from '@otryv/race';

export const ru = {
  moderator_added: (club: string): string =>
    `Вы модератор клуба «${innerQuotes(club)}»: создавайте и правьте его заезды, ведите протоколы и отвечайте на протесты.`,
  moderator_removed: (club: string): string =>
    `Вы больше не модератор клуба «${innerQuotes(club)}». Если это ошибка, напишите организатору.`,
};
