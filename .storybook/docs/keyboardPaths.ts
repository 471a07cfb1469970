import type { InBoth } from './messages.ts';

/** One line of a keyboard map: the keys, and their effect. */
export interface KeyboardPath {
  keys: InBoth;
  does: InBoth;
}

/** Keyboard paths shared by many components, by their name in a story's `parameters.keyboard`. */
const shared = {
  button: [
    { keys: { ru: 'Enter, пробел', en: 'Enter, Space' }, does: { ru: 'нажимают кнопку', en: 'press the button' } },
  ],
  link: [{ keys: { ru: 'Enter', en: 'Enter' }, does: { ru: 'идёт по ссылке', en: 'follows the link' } }],
  field: [
    {
      keys: { ru: 'Tab', en: 'Tab' },
      does: { ru: 'входит в поле; что напечатано, то и значение', en: 'enters the field; what is typed is its value' },
    },
  ],
  form: [
    {
      keys: { ru: 'Enter в поле из одной строки', en: 'Enter in a field of one line' },
      does: {
        ru: 'отправляет форму; при отказе фокус уходит к списку ошибок',
        en: 'sends the form; a refusal moves the focus to the list of what is wrong',
      },
    },
    {
      keys: { ru: 'Enter на строке этого списка', en: 'Enter on an entry of that list' },
      does: { ru: 'ведёт к её полю', en: 'goes to its field' },
    },
  ],
  checkbox: [{ keys: { ru: 'Пробел', en: 'Space' }, does: { ru: 'ставит и снимает галочку', en: 'ticks and clears' } }],
  choice: [
    {
      keys: { ru: 'Стрелки', en: 'Arrows' },
      does: { ru: 'выбирают соседа; Tab проходит мимо группы', en: 'choose the neighbour; Tab passes the group by' },
    },
  ],
  select: [
    {
      keys: { ru: 'Пробел, Alt Вниз', en: 'Space, Alt Down' },
      does: { ru: 'открывают список браузера', en: 'open the browser’s own list' },
    },
    { keys: { ru: 'Вверх, Вниз, буквы', en: 'Up, Down, letters' }, does: { ru: 'выбирают', en: 'choose' } },
  ],
  listbox: [
    {
      keys: { ru: 'Вниз, Вверх', en: 'Down, Up' },
      does: { ru: 'открывают список и ходят по нему', en: 'open the list and move in it' },
    },
    { keys: { ru: 'Enter', en: 'Enter' }, does: { ru: 'берёт отмеченное', en: 'takes the marked option' } },
    {
      keys: { ru: 'Escape', en: 'Escape' },
      does: { ru: 'закрывает список, потом стирает напечатанное', en: 'closes the list, then empties what was typed' },
    },
    {
      keys: { ru: 'Tab', en: 'Tab' },
      does: { ru: 'закрывает список и идёт дальше', en: 'closes the list and goes on' },
    },
  ],
  slider: [
    { keys: { ru: 'Стрелки', en: 'Arrows' }, does: { ru: 'шаг вниз или вверх', en: 'a step down or up' } },
    { keys: { ru: 'Home, End', en: 'Home, End' }, does: { ru: 'наименьшее, наибольшее', en: 'the least, the most' } },
  ],
  stepper: [
    { keys: { ru: 'Вверх, Вниз', en: 'Up, Down' }, does: { ru: 'шаг вверх или вниз', en: 'a step up or down' } },
  ],
  tip: [
    {
      keys: { ru: 'Tab', en: 'Tab' },
      does: { ru: 'показывает подсказку вместе с фокусом', en: 'shows the tip with the focus' },
    },
    { keys: { ru: 'Escape', en: 'Escape' }, does: { ru: 'прячет её', en: 'hides it' } },
  ],
  popover: [
    {
      keys: { ru: 'Enter, пробел', en: 'Enter, Space' },
      does: { ru: 'открывают панель и ведут фокус внутрь', en: 'open the panel and focus what is in it' },
    },
    {
      keys: { ru: 'Escape', en: 'Escape' },
      does: { ru: 'закрывает её и возвращает фокус', en: 'closes it and returns the focus' },
    },
  ],
  menu: [
    {
      keys: { ru: 'Enter, пробел, Вниз', en: 'Enter, Space, Down' },
      does: {
        ru: 'открывают меню на первой строке, Вверх на последней',
        en: 'open the menu at its first entry, Up at its last',
      },
    },
    {
      keys: { ru: 'Вниз, Вверх, Home, End, буквы', en: 'Down, Up, Home, End, letters' },
      does: { ru: 'ходят по нему', en: 'move in it' },
    },
    { keys: { ru: 'Enter, пробел', en: 'Enter, Space' }, does: { ru: 'выполняют строку', en: 'take the entry' } },
    {
      keys: { ru: 'Escape, Tab', en: 'Escape, Tab' },
      does: { ru: 'закрывают его и возвращают фокус', en: 'close it and return the focus' },
    },
  ],
  dialog: [
    {
      keys: { ru: 'Tab, Shift Tab', en: 'Tab, Shift Tab' },
      does: { ru: 'остаются внутри окна', en: 'stay inside the window' },
    },
    {
      keys: { ru: 'Escape', en: 'Escape' },
      does: {
        ru: 'закрывает его и возвращает фокус, если не идёт работа',
        en: 'closes it and returns the focus, unless work is going on',
      },
    },
  ],
  toast: [
    {
      keys: { ru: 'Tab', en: 'Tab' },
      does: { ru: 'останавливает его часы, пока фокус внутри', en: 'stops its clock while the focus is in it' },
    },
  ],
  chart: [
    {
      keys: { ru: 'Tab', en: 'Tab' },
      does: {
        ru: 'доходит до выбора графика или таблицы, потом до графика',
        en: 'reaches the choice between chart and table, then the chart',
      },
    },
    {
      keys: { ru: 'Влево, Вправо', en: 'Left, Right' },
      does: { ru: 'читают точки графика по одной', en: 'read the points of the chart one by one' },
    },
  ],
  table: [
    {
      keys: { ru: 'Tab', en: 'Tab' },
      does: {
        ru: 'доходит до области прокрутки, потом до шапки, потом до того, что в строках',
        en: 'reaches the scroll region, then the headers, then what is in the rows',
      },
    },
    { keys: { ru: 'Стрелки', en: 'Arrows' }, does: { ru: 'прокручивают область', en: 'scroll the region' } },
    {
      keys: { ru: 'Enter, пробел на заголовке', en: 'Enter, Space on a header' },
      does: { ru: 'сортируют по нему, ещё раз наоборот', en: 'sort by it, again the other way round' },
    },
    {
      keys: { ru: 'Shift Enter, Shift пробел на заголовке', en: 'Shift Enter, Shift Space on a header' },
      does: { ru: 'добавляют его следующим ключом', en: 'add it as a further key' },
    },
    {
      keys: { ru: 'Enter на точках строки (телефон)', en: 'Enter on the dots of a row (phones)' },
      does: { ru: 'открывает карточку строки', en: 'opens the card of the row' },
    },
  ],
} satisfies Record<string, readonly KeyboardPath[]>;

/** The type of a story's `parameters.keyboard`. */
export type KeyboardMap = readonly (keyof typeof shared | KeyboardPath)[];

/** Returns the lines of a component's map; every table has those of tables. */
export function keyboardPaths(title: string, map: KeyboardMap | undefined): KeyboardPath[] {
  const named = title.startsWith('Tables/') ? (['table', ...(map ?? [])] as const) : (map ?? []);
  return named.flatMap((path) => (typeof path === 'string' ? shared[path] : [path]));
}
