/* Built from table.ru.icu.json by tools/messages. */
export const ru = {
  loading: 'Загрузка...',
  sorting: 'Сортировка',
  sortedBy: (before: string | undefined, column: string, ascending: boolean): string =>
    `${before === undefined ? 'Порядок: ' : `${before}; затем `}${column}, ${ascending ? 'по возрастанию' : 'по убыванию'}`,
  sortKey: (column: string, order: number, ascending: boolean): string =>
    `${column}: ${order}-й ключ порядка, ${ascending ? 'по возрастанию' : 'по убыванию'}`,
  movedColumn: (column: string, position: number, count: number): string =>
    `Столбец ${column}: ${position}-й из ${count}`,
  resizedColumn: (column: string, width: number): string => `Столбец ${column}: ширина ${width} пикс.`,
  more: (count: number): string => `Ещё ${count}`,
  row: 'Строка',
  openCard: (name: string): string => `Все данные: ${name}`,
  changed: 'изменилось с прошлого визита',
  printed: (at: string): string => `Напечатано ${at}.`,
};
