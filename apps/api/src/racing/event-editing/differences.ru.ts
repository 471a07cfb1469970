/* Built from differences.ru.icu.json by tools/messages. */
import { innerQuotes } from '@otryv/race';

export const ru = {
  difference: (before: string, after: string): string =>
    `При чтении было «${innerQuotes(before)}», в игре теперь «${innerQuotes(after)}».`,
  nothing: 'пусто',
};
