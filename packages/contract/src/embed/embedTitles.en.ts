/* Built from embedTitles.en.icu.json by tools/messages. */
export const en = {
  results: (name: string): string => `Results: ${name}`,
  schedule: 'Race schedule',
  series: (name: string): string => `Series: ${name}`,
  standings: (name: string): string => `Standings: ${name}`,
  rider: (name: string): string => `Rider: ${name}`,
  countdown: (name: string): string => `Time until the start: ${name}`,
};
