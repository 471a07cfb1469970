import type { TeamsRatingTableRow } from '../TeamsRatingTable/index.ts';

/** Builds one invented team in the rating of a season. */
export function aRatedTeam(changes: Partial<TeamsRatingTableRow> = {}): TeamsRatingTableRow {
  return {
    urlSlug: 'krona',
    name: 'Команда «Крона»',
    shortName: 'КРОНА',
    appearance: { badgeBackground: '#2f8a27' },
    rank: 1,
    rankPoints: 1240,
    totalMembers: 18,
    totalResults: 96,
    ...changes,
  };
}

/** Builds four teams of a season, the last without points though the list ranks it. */
export function someRatedTeams(): TeamsRatingTableRow[] {
  return [
    aRatedTeam(),
    aRatedTeam({
      urlSlug: 'veter',
      name: 'Команда «Ветер»',
      shortName: 'ВЕТЕР',
      appearance: { badgeBackground: '#1f6fd0' },
      rank: 2,
      rankPoints: 980,
      totalMembers: 31,
      totalResults: 120,
    }),
    aRatedTeam({
      urlSlug: 'volna',
      name: 'Volna Racing',
      shortName: 'VOLNA',
      rank: 3,
      rankPoints: 12,
      totalMembers: 4,
    }),
    aRatedTeam({
      urlSlug: 'pik',
      name: 'Команда «Пик»',
      shortName: 'ПИК',
      appearance: null,
      rank: 4,
      rankPoints: 0,
      totalMembers: 1,
      totalResults: 0,
    }),
  ];
}
