/* Built from dryRun.en.icu.json by tools/messages. */
import { formatNumber, plural } from '@otryv/race';

export const en = {
  title: 'Who moves',
  chip: 'dry run',
  old: 'The protocol still has the old places',
  count: (rows: number): string =>
    `${formatNumber(rows, { locale: 'en' })} ${plural('en', rows, { one: 'row moves', other: 'rows move' })}`,
  none: 'Nobody moves',
  computing: 'Calculating the places',
  again: 'Calculate again',
  move: (from: string, to: string): string => `was ${from}, will be ${to}`,
  fromCategory: 'from',
  noPlace: 'no place',
};
