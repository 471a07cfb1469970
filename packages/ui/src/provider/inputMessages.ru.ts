import { formatCount } from '@otryv/race';

const symbols = { one: 'символа', other: 'символов' };
const files = { one: 'файла', other: 'файлов' };

export const ru = {
  required: 'обязательно',
  countOf: (count: number, limit: number) => `${count} из ${limit}`,
  tooLong: (limit: number) => `Не больше ${formatCount('ru', limit, symbols)}`,
  notANumber: 'Введите число, например 3,2',
  notLess: (least: string) => `Не меньше ${least}`,
  notMore: (most: string) => `Не больше ${most}`,
  showPassword: 'Показать пароль',
  hidePassword: 'Скрыть пароль',
  capsLock: 'Включён Caps Lock',
  notChosen: 'Не выбрано',
  noOptions: 'Ничего не нашлось. Измените запрос.',
  optionsLoading: 'Загружаем список',
  optionsFailed: 'Список не загрузился.',
  optionsFound: (count: number) =>
    `Нашлось: ${formatCount('ru', count, { one: 'вариант', few: 'варианта', many: 'вариантов', other: 'варианта' })}`,
  retry: 'Повторить',
  clearChoice: 'Убрать выбор',
  removeChoice: (label: string) => `Убрать «${label}»`,
  all: 'Все',
  chooseFile: (many: boolean): string => (many ? 'Выберите файлы' : 'Выберите файл'),
  orDrop: (many: boolean): string => (many ? 'или перетащите их сюда' : 'или перетащите его сюда'),
  fileLimits: (kinds: string, size: string) => [kinds, size && `до ${size}`].filter(Boolean).join(', '),
  fileWrongKind: (name: string, kinds: string) => `Файл «${name}» не подойдёт. Нужен ${kinds}.`,
  fileTooLarge: (name: string, size: string, most: string) =>
    `Файл «${name}» весит ${size}, а можно до ${most}. Выберите файл меньше.`,
  fileEmpty: (name: string) => `Файл «${name}» пустой. Выберите другой.`,
  tooManyFiles: (most: number) =>
    `Можно добавить не больше ${formatCount('ru', most, files)}. Уберите лишние и добавьте снова.`,
  removeFile: (name: string) => `Убрать файл «${name}»`,
  byteUnits: ['Б', 'КБ', 'МБ', 'ГБ'],
  pickColour: 'Выбрать цвет',
  notAColour: 'Введите цвет как #d90068',
  lowContrast: (ratio: string, least: string, background: string) =>
    `На фоне ${background} контраст ${ratio}\u00A0:\u00A01, а нужно не меньше ${least}\u00A0:\u00A01. Цвет будет плохо виден.`,
};
