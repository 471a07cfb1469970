/* Built from previews.en.icu.json by tools/messages. */
export const en = {
  site: 'Otryv',
  provisional: 'provisional',
  official: 'official',
  provisional_results: 'Provisional results',
  official_results: 'Official results',
  starts: 'Start',
  place: (place: number): string => `Place ${place}`,
  group: (group: string): string => `Group ${group}`,
  moscow: 'MSK',
};
