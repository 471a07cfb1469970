/* Built from comparison.en.icu.json by tools/messages. */
import { formatNumber, plural } from '@otryv/race';

export const en = {
  pickTitle: 'Whom to compare?',
  pickText: 'Choose two riders or more: common races, power and figures beside each other.',
  secondTitle: 'Compare with whom?',
  secondText: 'Add another rider to see the races in common.',
  failed: 'The comparison did not load',
  races: 'Races in common',
  counted: (common: number, counted: number): string =>
    `${formatNumber(common, { locale: 'en' })} common ${plural('en', common, { one: 'race', other: 'races' })}, ${counted} counted`,
  power: (unit: string): string => `Best power of 90 days, ${unit}`,
  weightHidden: (names: string): string => `No curve in watts, the weight is hidden: ${names}.`,
  figures: 'Figures',
  figuresNote: 'The best is marked. Weight and number of races have no best.',
  racingScore: 'Racing score',
  ftpPerKg: 'FTP, W/kg',
  ftpWatts: 'FTP, W',
  weight: 'Weight, kg',
  raceCount: 'Races',
  winCount: 'Wins',
  podiums: 'Podiums',
  scoreChange: 'Score over 30 days',
};
