import type { Locale } from '@otryv/race';
import { useOtryv } from '@otryv/ui';
import { en } from './team.en.ts';
import { ru } from './team.ru.ts';

export type TeamFormMessages = typeof ru;

const catalogues: Record<Locale, TeamFormMessages> = { ru, en };

/** The messages of the forms of teams in the provider's language. */
export function useTeamFormMessages(): TeamFormMessages {
  return catalogues[useOtryv().locale];
}
