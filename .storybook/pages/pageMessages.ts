const ru = {
  colour: 'Цвет',
  name: 'Имя',
  where: 'Где',
  on: 'на',
  indirect: 'через другие переменные',
  copy: (name: string) => `Скопировать var(${name})`,
  copied: 'Скопировано',
  move: (name: string) => `Показать движение ${name}`,
  noHistory: 'Истории здесь нет: книга собрана из неполной копии.',
  groups: {
    primitive: 'Краски афиш',
    space: 'Отступы',
    radius: 'Скругления',
    row: 'Строки таблиц',
    control: 'Высота полей и кнопок',
    layout: 'Раскладка',
    breakpoint: 'Ширины экрана',
    border: 'Линии',
    font: 'Шрифт',
    motion: 'Движение: нажмите, чтобы увидеть',
    z: 'Слои',
  } as Record<string, string>,
};

const en: typeof ru = {
  colour: 'Colour',
  name: 'Name',
  where: 'Where',
  on: 'on',
  indirect: 'through other variables',
  copy: (name) => `Copy var(${name})`,
  copied: 'Copied',
  move: (name) => `Show the movement ${name}`,
  noHistory: 'There is no history here: the book was built from an incomplete copy.',
  groups: {
    primitive: 'Colours of posters',
    space: 'Spacing',
    radius: 'Radii',
    row: 'Rows of tables',
    control: 'Height of fields and buttons',
    layout: 'Layout',
    breakpoint: 'Widths of the screen',
    border: 'Lines',
    font: 'Type',
    motion: 'Movement: press to see it',
    z: 'Layers',
  },
};

/** Returns the texts of the pages about tokens and changes in the toolbar's language; Russian if unknown. */
export const pageMessagesOf = (locale: unknown): typeof ru => (locale === 'en' ? en : ru);
