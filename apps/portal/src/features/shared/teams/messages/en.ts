/* Built from en.icu.json by tools/messages. */
export const en = {
  caption: (name: string): string => `What the points of the team “${name}” are made of`,
  stage: (name: string, order: string): string => `${name}. Stage ${order}`,
  prologue: (name: string): string => `${name}. Prologue`,
  season: 'Season',
  note: 'A season lasts from 1 September to 31 August. Points come from places 1 to 20 of members in rated races and stages of series.',
  dialog: (name: string): string => `What the points are made of: ${name}`,
  total: (points: string): string => `Points in all: ${points}`,
  older: 'Earlier ones',
  newer: 'Later ones',
  tableCaption: (season: string): string => `Rating of teams, season ${season}`,
  updated: 'Counted',
};
