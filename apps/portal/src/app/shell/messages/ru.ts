/* Built from ru.icu.json by tools/messages. */
export const ru = {
  title: 'Выйти и удалить неотправленное?',
  drafts: 'Черновики, которые пропадут:',
  noName: 'Заезд без названия',
  unsaved: 'На этой странице есть несохранённые правки, они пропадут.',
  action: 'Выйти и удалить',
  pending: 'Выходим',
};
