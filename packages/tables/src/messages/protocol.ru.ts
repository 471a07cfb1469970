/* Built from protocol.ru.icu.json by tools/messages. */
import { formatCount } from '@otryv/race';

export const ru = {
  updated: 'Обновлено',
  organizerChanges: 'Решения организатора:',
  changes: (count: number): string =>
    formatCount('ru', count, { one: 'изменение', many: 'изменений', other: 'изменения' }),
};
