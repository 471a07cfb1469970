/* Built from done.en.icu.json by tools/messages. */
export const en = {
  news_published: (version: string): string => `The note of release ${version} is published.`,
  news_changed: (version: string): string => `The note of release ${version} is saved.`,
  news_removed: (version: string): string => `The note of release ${version} is removed.`,
};
