/* Built from done.ru.icu.json by tools/messages. */
import { plural } from '@otryv/race';

export const ru = {
  decided: (count: number): string =>
    `${plural('ru', count, { one: 'Решение записано', other: `Записано решений: ${count}` })}. Протокол пересчитан.`,
  undone: 'Решение снято. Протокол пересчитан.',
  made_official: 'Протокол официальный.',
  reopened: 'Протокол открыт для правок.',
  locked: 'Правки закрыты. Решает только тот, кто закрыл, и администратор.',
  unlocked: 'Правки открыты.',
  results_loaded: 'Результаты обновлены из игры.',
  results_unchanged: 'В игре ничего не изменилось.',
  links_applied: 'Связанные аккаунты учтены, протокол пересчитан.',
  value_accepted: 'Значение принято и учитывается в рекордах.',
  value_left_out: 'Значение больше не учитывается в рекордах.',
};
