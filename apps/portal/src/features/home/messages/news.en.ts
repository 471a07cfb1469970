/* Built from news.en.icu.json by tools/messages. */
export const en = {
  title: 'What is new',
  version: (version: string): string => `Release ${version}`,
  more: 'More',
};
