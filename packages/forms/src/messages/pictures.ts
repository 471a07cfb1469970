import type { Locale } from '@otryv/race';
import { useOtryv } from '@otryv/ui';
import { en } from './pictures.en.ts';
import { ru } from './pictures.ru.ts';

export type PictureMessages = typeof ru;

const catalogues: Record<Locale, PictureMessages> = { ru, en };

/** The words of the pictures of a page in the provider's language. */
export function usePictureMessages(): PictureMessages {
  return catalogues[useOtryv().locale];
}
