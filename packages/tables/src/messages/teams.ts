import type { Locale } from '@otryv/race';
import { useOtryv } from '@otryv/ui';
import { en } from './teams.en.ts';
import { ru } from './teams.ru.ts';

/** The messages of the tables of teams. */
export type TeamMessages = typeof ru;

const catalogues: Record<Locale, TeamMessages> = { ru, en };

/** The messages about teams in the provider's language. */
export function useTeamMessages(): TeamMessages {
  return catalogues[useOtryv().locale];
}
