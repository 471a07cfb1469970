/* Built from whatIf.ru.icu.json by tools/messages. */
import { innerQuotes } from '@otryv/race';

export const ru = {
  open: 'Что, если…',
  without: (name: string): string => `без «${innerQuotes(name)}»`,
  stageNumber: (order: number): string => `Этап ${order}`,
  stages: 'Не считать этапы',
  categories: 'Если бы райдер ехал в другой категории',
  rider: 'Райдер',
  category: 'Категория',
  keep: 'не менять',
  recalculate: 'Пересчитать',
  inCategory: (name: string, category: string): string => `${name} в категории ${category}`,
  remove: (what: string): string => `Убрать условие: ${what}`,
  reset: 'Вернуть официальный зачёт',
  notice: 'Неофициально: это пробный расчёт, в зачёте ничего не изменилось',
  failed: 'Расчёт не получился',
  nothing: 'Пересчитывать пока нечего: результатов ещё нет.',
};
