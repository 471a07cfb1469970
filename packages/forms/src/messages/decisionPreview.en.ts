/* Built from decisionPreview.en.icu.json by tools/messages. */
import { formatNumber, plural } from '@otryv/race';

export const en = {
  rows: (count: number): string => plural('en', count, { one: 'row moves', other: 'rows move' }),
  medals: (count: number): string => plural('en', count, { one: 'medal', other: 'medals' }),
  points: (count: number): string => plural('en', count, { one: 'changes points', other: 'change points' }),
  up: (places: number): string =>
    `${formatNumber(places, { locale: 'en' })} ${plural('en', places, { one: 'place up', other: 'places up' })}`,
  down: (places: number): string =>
    `${formatNumber(places, { locale: 'en' })} ${plural('en', places, { one: 'place down', other: 'places down' })}`,
  leader: 'leader',
  all: (count: number): string =>
    `Show ${plural('en', count, { one: `${formatNumber(count, { locale: 'en' })} row`, other: `all ${formatNumber(count, { locale: 'en' })} rows` })}`,
  winner: 'The winner changes.',
  messages: (count: number): string =>
    `${formatNumber(count, { locale: 'en' })} ${plural('en', count, { one: 'message goes to the rider concerned.', other: 'messages go to the riders concerned.' })}`,
};
