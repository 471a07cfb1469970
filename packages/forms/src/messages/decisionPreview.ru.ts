/* Built from decisionPreview.ru.icu.json by tools/messages. */
import { formatNumber, plural } from '@otryv/race';

export const ru = {
  rows: (count: number): string =>
    plural('ru', count, { one: 'строка сдвинется', many: 'строк сдвинется', other: 'строки сдвинутся' }),
  medals: (count: number): string => plural('ru', count, { one: 'медаль', many: 'медалей', other: 'медали' }),
  points: (count: number): string => plural('ru', count, { one: 'меняет очки', other: 'меняют очки' }),
  up: (places: number): string =>
    `на ${formatNumber(places, { locale: 'ru' })} ${plural('ru', places, { one: 'место выше', many: 'мест выше', other: 'места выше' })}`,
  down: (places: number): string =>
    `на ${formatNumber(places, { locale: 'ru' })} ${plural('ru', places, { one: 'место ниже', many: 'мест ниже', other: 'места ниже' })}`,
  leader: 'лидер',
  all: (count: number): string =>
    `Показать ${plural('ru', count, { one: `${formatNumber(count, { locale: 'ru' })} строку`, many: `все ${formatNumber(count, { locale: 'ru' })} строк`, other: `все ${formatNumber(count, { locale: 'ru' })} строки` })}`,
  winner: 'Сменится победитель.',
  messages: (count: number): string =>
    `Уйдёт ${formatNumber(count, { locale: 'ru' })} ${plural('ru', count, { one: 'сообщение райдеру, которого это касается.', many: 'сообщений райдерам, которых это касается.', other: 'сообщения райдерам, которых это касается.' })}`,
};
