/* Built from dryRun.ru.icu.json by tools/messages. */
import { formatNumber, plural } from '@otryv/race';

export const ru = {
  title: 'Кто сдвинется',
  chip: 'пробный расчёт',
  old: 'В протоколе пока старые места',
  count: (rows: number): string =>
    plural('ru', rows, {
      one: `Сдвинется ${formatNumber(rows, { locale: 'ru' })} строка`,
      few: `Сдвинутся ${formatNumber(rows, { locale: 'ru' })} строки`,
      many: `Сдвинется ${formatNumber(rows, { locale: 'ru' })} строк`,
      other: `Сдвинется ${formatNumber(rows, { locale: 'ru' })} строки`,
    }),
  none: 'Никто не сдвинется',
  computing: 'Считаем места',
  again: 'Посчитать ещё раз',
  move: (from: string, to: string): string => `было ${from}, станет ${to}`,
  fromCategory: 'из',
  noPlace: 'без места',
};
