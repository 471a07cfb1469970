/* Built from decisions.ru.icu.json by tools/messages. */
export const ru = {
  rider: 'Райдер',
  categoryInRace: 'Категория в заезде',
  category: 'Текущая категория',
  noCategory: 'без категории',
  newCategory: 'Новая категория',
  reason: 'Причина',
  reasonHint: 'Увидят все: стоит в протоколе рядом с меткой',
  recalculated: 'Места и главный зачёт пересчитаются на всех этапах серии.',
  changeCategory: 'Изменить категорию',
};
