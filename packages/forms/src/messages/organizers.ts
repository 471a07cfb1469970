import type { Locale } from '@otryv/race';
import { en } from './organizers.en.ts';
import { ru } from './organizers.ru.ts';

export type OrganizerMessages = typeof ru;

export const organizerCatalogues: Record<Locale, OrganizerMessages> = { ru, en };
