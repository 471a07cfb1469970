/** Fictional organizer with its club in the game. */
export interface Organizer {
  readonly name: string;
  readonly clubId: string;
  readonly tagline: string;
}

function organizer(name: string, number: number, tagline: string): Organizer {
  return { name, clubId: `00000000-0000-4000-8000-${String(100 + number).padStart(12, '0')}`, tagline };
}

/** Organizers of the simulated season. */
export const organizers = {
  axis: organizer('Клуб «Ось»', 1, 'Утренние серии для тех, кто встаёт раньше ветра'),
  crown: organizer('КРОНА', 2, 'Гонки-догонялки с разрывами на старте'),
  trial: organizer('ТТ-цех', 3, 'Гонки с раздельным стартом'),
  calm: organizer('ШТИЛЬ', 4, 'Критериумы и длинные вечера'),
  wind: organizer('ВЕТЕР', 5, 'Большие общие старты'),
} as const;

export type OrganizerKey = keyof typeof organizers;

/** Clubs of the game: the organizers' own, and further ones of some. */
export const gameClubs = {
  ...organizers,
  axisYouth: organizer('Ось Юниор', 6, 'Короткие круги для тех, кому ещё нет восемнадцати'),
  crownWomen: organizer('КРОНА. Женский круг', 7, 'Женские гонки по средам'),
} as const;
