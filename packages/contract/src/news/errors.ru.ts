/* Built from errors.ru.icu.json by tools/messages. */
export const ru = {
  news_not_found: 'Этой новости уже нет. Обновите список новостей.',
  news_version_taken: 'Новость этой версии уже есть. Исправьте её или введите другой номер версии.',
};
