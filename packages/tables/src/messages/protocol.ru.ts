/* Built from protocol.ru.icu.json by tools/messages. */
import { formatCount } from '@otryv/race';

export const ru = {
  why: 'Почему это место',
  whyOf: (rider: string): string => `Почему это место: ${rider}`,
  lastChange: 'последнее',
  history: 'История протокола',
  updated: 'Обновлено',
  organizerChanges: 'Решения организатора:',
  changes: (count: number): string =>
    formatCount('ru', count, { one: 'изменение', many: 'изменений', other: 'изменения' }),
};
