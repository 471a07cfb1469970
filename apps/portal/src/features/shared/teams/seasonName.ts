/** Formats a season: '2026/27'. */
export function seasonName(season: string): string {
  const [from = '', to = ''] = season.split('-');
  return `${from}/${to.slice(-2)}`;
}
