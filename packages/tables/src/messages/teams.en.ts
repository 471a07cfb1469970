/* Built from teams.en.icu.json by tools/messages. */
export const en = {
  points: { label: 'Points', name: 'Rating points of the portal for the place in a race' },
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
  members: {
    unknown: 'A rider without game data',
    role: 'Role',
    specialization: 'Specialization',
    noSpecialization: 'not set',
    ftp: { label: 'FTP', name: 'FTP, 95% of the best 20 minutes, W/kg' },
    races: { label: 'Races', name: 'Races of the season for the team' },
    points: { label: 'Season points', name: 'Points of the season brought to the team' },
    since: { label: 'Member since', name: 'The day of joining' },
  },
  rider: 'Rider',
  noMembers: { title: 'Nobody found in the team', text: 'Change the search or choose another category.' },
  contributions: {
    date: 'Date',
    race: 'Race',
    place: { label: 'Place', name: 'The place that brought points' },
    base: { label: 'for the place', name: 'Points for the place' },
    mass: { label: 'field', name: 'Coefficient of the number of riders' },
    importance: { label: 'importance', name: 'Coefficient of the importance of the race' },
    points: { label: 'Points', name: 'Points of the team' },
  },
  noContributions: { title: 'No points yet', text: "Places 1 to 20 of the season's rated races bring them." },
};
