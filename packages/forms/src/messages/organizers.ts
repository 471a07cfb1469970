import type { Locale } from '@otryv/race';
import { useOtryv } from '@otryv/ui';
import { en } from './organizers.en.ts';
import { ru } from './organizers.ru.ts';

export type OrganizerMessages = typeof ru;

const catalogues: Record<Locale, OrganizerMessages> = { ru, en };

/** The words of the forms of organizers, clubs and bots in the provider's language. */
export function useOrganizerMessages(): OrganizerMessages {
  return catalogues[useOtryv().locale];
}
