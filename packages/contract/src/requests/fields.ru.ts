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
  format: 'Неверный вид значения',
  email: 'Не похоже на адрес почты. Пример: lev@example.ru',
  login: 'Только латинские буквы, цифры, точка, дефис и подчёркивание',
  link: (start: string): string => `Не похоже на нужную ссылку. Она начинается с ${start}`,
  other: 'Неверное значение',
  digestTooLong: 'Не больше двух месяцев. Поставьте день ближе к первому.',
  endsBeforeStart: 'Конец раньше начала. Поставьте день не раньше первого.',
  organizerOrEverybody: 'Выберите организатора или предложите протокол всем',
};
