/* Built from receipt.en.icu.json by tools/messages. */
import { formatNumber, plural } from '@otryv/race';

export const en = {
  caption: (rider: string): string => `How the place came about: ${rider}`,
  step: 'Step',
  time: 'Time',
  place: 'Place',
  gameTime: 'Time from the game',
  startGap: 'The group started after the first one',
  startGapText: 'The time is counted from the first start.',
  rules: {
    classicCommon: 'Rule: one protocol',
    classicGroup: 'Rule: by groups',
    newbies: 'Rule: newbies',
    catchUp: 'Rule: catch-up',
  },
  ruleTexts: {
    classicCommon: 'All groups together, by finish time.',
    classicGroup: 'Each group has its own places and its own clock.',
    newbies: 'Each group has its own places; everybody is timed from the first start.',
    catchUp: 'All groups together; everybody is timed from the first start.',
  },
  noTime: 'There is no finish time',
  passedOver: 'faster, but out of the classification',
  others: (count: number): string =>
    `${formatNumber(count, { locale: 'en' })} more ${plural('en', count, { one: 'rider', other: 'riders' })} faster, but out of the classification`,
  label: 'Out of the classification',
  total: 'Total',
};
