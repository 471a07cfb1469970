/* Built from fields.ru.icu.json by tools/messages. */
import { plural } from '@otryv/race';

export const ru = {
  required: 'Заполните поле',
  integer: 'Нужно целое число',
  tooSmall: (minimum: string): string => `Не меньше ${minimum}`,
  tooBig: (maximum: string): string => `Не больше ${maximum}`,
  tooShort: (minimum: number): string =>
    `Не меньше ${minimum} ${plural('ru', minimum, { one: 'символа', few: 'символов', many: 'символов', other: 'символа' })}`,
  tooLong: (maximum: number): string =>
    `Не больше ${maximum} ${plural('ru', maximum, { one: 'символа', few: 'символов', many: 'символов', other: 'символа' })}`,
  tooFew: (minimum: number): string => `Нужно хотя бы ${minimum}`,
  tooMany: (maximum: number): string => `Можно не больше ${maximum}`,
  number: 'Нужно число',
  choice: 'Выберите одно из предложенного',
  tick: 'Отметьте',
  format: 'Не подходит. Проверьте, нет ли лишних знаков',
  email: 'Не похоже на адрес почты. Пример: lev@example.ru',
  login: 'Только латинские буквы, цифры, точка, дефис и подчёркивание',
  release: 'Три числа через точку. Пример: 3.16.0',
  colour: 'Цвет шестью знаками. Пример: #1a2b3c',
  twitchChannel: 'Только латинские буквы, цифры и подчёркивание, не больше 25 знаков',
  youtubeChannel: 'От 3 до 60 букв, цифр, точек, дефисов и подчёркиваний',
  oneLine: 'Уберите перевод строки',
  club: 'Номер клуба длиннее: 32 знака и четыре дефиса, как в адресе клуба в игре',
  link: (start: string): string => `Не похоже на нужную ссылку. Она начинается с ${start}`,
  other: 'Не подходит. Проверьте значение',
  digestTooLong: 'Не больше двух месяцев. Поставьте день ближе к первому.',
  endsBeforeStart: 'Конец раньше начала. Поставьте день не раньше первого.',
  organizerOrEverybody: 'Выберите организатора или предложите протокол всем',
  sites: 'От 1 до 10 адресов, каждый на своей строке. Пример: https://club.example',
};
