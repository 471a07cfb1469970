/* Built from done.ru.icu.json by tools/messages. */
export const ru = {
  news_published: (version: string): string => `Новость о версии ${version} опубликована.`,
  news_changed: (version: string): string => `Новость о версии ${version} сохранена.`,
  news_removed: (version: string): string => `Новость о версии ${version} удалена.`,
};
