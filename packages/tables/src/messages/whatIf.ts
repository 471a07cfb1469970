import type { Locale } from '@otryv/race';
import { useOtryv } from '@otryv/ui';
import { en } from './whatIf.en.ts';
import { ru } from './whatIf.ru.ts';

/** The messages of a trial of standings, which tables do not load. */
export type WhatIfMessages = typeof ru;

const catalogues: Record<Locale, WhatIfMessages> = { ru, en };

/** The messages of a trial of standings in the provider's language. */
export function useWhatIfMessages(): WhatIfMessages {
  return catalogues[useOtryv().locale];
}
