/* Built from inputMessages.ru.icu.json by tools/messages. */
import { formatCount, innerQuotes } from '@otryv/race';

export const ru = {
  required: 'обязательно',
  countOf: (count: number, limit: number): string => `${count} из ${limit}`,
  tooLong: (limit: number): string => `Не больше ${formatCount('ru', limit, { one: 'символа', other: 'символов' })}`,
  notANumber: 'Введите число, например 3,2',
  notDigits: 'Введите число цифрами',
  notWhole: 'Нужно целое число',
  notLess: (least: string): string => `Не меньше ${least}`,
  notMore: (most: string): string => `Не больше ${most}`,
  showPassword: 'Показать пароль',
  hidePassword: 'Скрыть пароль',
  capsLock: 'Включён Caps Lock',
  notChosen: 'Не выбрано',
  noOptions: 'Ничего не нашлось. Измените запрос.',
  optionsLoading: 'Загружаем список',
  optionsFailed: 'Список не загрузился.',
  optionsFound: (count: number): string =>
    `Нашлось: ${formatCount('ru', count, { one: 'вариант', many: 'вариантов', other: 'варианта' })}`,
  retry: 'Повторить',
  clearChoice: 'Убрать выбор',
  removeChoice: (label: string): string => `Убрать «${innerQuotes(label)}»`,
  all: 'Все',
  chooseFile: (many: boolean): string => (many ? 'Выберите файлы' : 'Выберите файл'),
  orDrop: (many: boolean): string => (many ? 'или перетащите их сюда' : 'или перетащите его сюда'),
  upTo: (size: string): string => `до ${size}`,
  fileWrongKind: (name: string, kinds: string): string => `Файл «${innerQuotes(name)}» не подойдёт. Нужен ${kinds}.`,
  fileTooLarge: (name: string, size: string, most: string): string =>
    `Файл «${innerQuotes(name)}» весит ${size}, а можно до ${most}. Выберите файл меньше.`,
  fileEmpty: (name: string): string => `Файл «${innerQuotes(name)}» пустой. Выберите другой.`,
  tooManyFiles: (most: number): string =>
    `Можно добавить не больше ${formatCount('ru', most, { one: 'файла', other: 'файлов' })}. Уберите лишние и добавьте снова.`,
  removeFile: (name: string): string => `Убрать файл «${innerQuotes(name)}»`,
  byteUnits: ['Б', 'КБ', 'МБ', 'ГБ'],
  pickColour: 'Выбрать цвет',
  notAColour: 'Введите цвет как #d90068',
  lowContrast: (ratio: string, least: string, background: string): string =>
    `На фоне ${background} контраст ${ratio}\u00a0:\u00a01, а нужно не меньше ${least}\u00a0:\u00a01. Цвет будет плохо виден.`,
};
