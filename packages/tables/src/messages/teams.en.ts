/* Built from teams.en.icu.json by tools/messages. */
export const en = {
  points: { label: 'ZPRU', name: 'ZPRU points' },
  noPoints: 'points are not counted yet',
  rating: {
    points: { label: 'Points', name: 'Points of the season' },
    contributions: (team: string): string => `, what they are made of: ${team}`,
    members: { label: 'Members', name: 'How many riders are in the team' },
    team: 'Team',
    results: { label: 'Results', name: 'How many results of the season' },
  },
  noTeams: { title: 'No teams yet', text: 'The rating starts with the first points. Found a team, or join one.' },
  noResults: {
    title: 'The team has no results yet',
    text: 'They appear when its members finish. Choose a race in the schedule.',
  },
};
