/* Built from done.ru.icu.json by tools/messages. */
import { innerQuotes } from '@otryv/race';

export const ru = {
  organizer_saved: 'Страница сохранена.',
  organizer_created: (name: string): string => `Организатор «${innerQuotes(name)}» создан.`,
  organizer_changed: (name: string): string => `Организатор «${innerQuotes(name)}» изменён.`,
  organizer_deleted: (name: string): string =>
    `Организатор «${innerQuotes(name)}» удалён. Заезды и протоколы остались.`,
};
