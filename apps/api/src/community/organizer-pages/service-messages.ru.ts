/* Built from service-messages.ru.icu.json by tools/messages. */
import { innerQuotes } from '@otryv/race';

export const ru = {
  owner_given: (name: string): string =>
    `Теперь вы владелец организатора «${innerQuotes(name)}». Заполните его страницу, привяжите клубы и назначьте модераторов.`,
  owner_taken: (name: string): string =>
    `Вы больше не владелец организатора «${innerQuotes(name)}». Если это ошибка, напишите администрации.`,
};
