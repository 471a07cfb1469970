import type { Locale, PluralForms } from '@otryv/race';
import { en } from './messages.en.ts';
import { ru } from './messages.ru.ts';

export type Messages = Omit<typeof ru, 'changes' | 'minutes'> & { changes: PluralForms; minutes: PluralForms };

export const catalogues: Record<Locale, Messages> = { ru, en };
