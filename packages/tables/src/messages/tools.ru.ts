/* Built from tools.ru.icu.json by tools/messages. */
import { formatCount, formatNumber, innerQuotes, plural } from '@otryv/race';

export const ru = {
  columns: 'Столбцы',
  presets: 'Набор столбцов',
  reset: 'Как было',
  arrange: 'Порядок и закрепление',
  pinColumn: (column: string): string => `Закрепить: ${column}`,
  moveBefore: (column: string): string => `Раньше: ${column}`,
  moveAfter: (column: string): string => `Позже: ${column}`,
  density: 'Плотность строк',
  densities: { compact: 'Плотно', standard: 'Обычно', comfortable: 'Свободно' },
  export: 'Выгрузить',
  saveShown: (format: string): string => `Скачать показанное, ${format}`,
  copyShown: 'Скопировать показанное',
  saveAll: (format: string): string => `Скачать всё, ${format}`,
  copyAll: 'Скопировать всё',
  saved: (name: string): string => `Файл «${innerQuotes(name)}» готов.`,
  copied: (count: number): string =>
    `Скопировано: ${formatCount('ru', count, { one: 'строка', many: 'строк', other: 'строки' })}. Вставьте таблицу в документ или в письмо.`,
  nothing: 'Выгружать нечего: в таблице нет строк.',
  notCopied: 'Браузер не дал доступ к буферу обмена. Скачайте CSV или JSON.',
  notExported: 'Выгрузить не получилось: страница обновилась или пропала связь. Перезагрузите её и попробуйте ещё раз.',
  find: 'Найти',
  findLabel: 'Место или имя',
  found: (count: number): string => `Найдено: ${count}`,
  nobody: 'Никого нет. Проверьте имя или введите место.',
  more: (count: number): string => `ещё ${count}`,
  place: (place: string): string => `место ${place}`,
  ownRow: 'Моя строка',
  readers: { rider: 'Райдер', captain: 'Капитан', commissaire: 'Комиссар', streamer: 'Стример' },
  moreFinished: (count: number): string =>
    `Ещё ${formatNumber(count, { locale: 'ru' })} ${plural('ru', count, { one: 'финишировал', other: 'финишировали' })}`,
  protocolChanged: 'Протокол изменился',
  show: 'Показать',
  shown: 'Показано',
};
