/* Built from errors.ru.icu.json by tools/messages. */
export const ru = {
  document_not_found: 'Такой статьи нет. Выберите другую в справочнике.',
};
