import type { Locale } from '@otryv/race';
import { en } from './pictures.en.ts';
import { ru } from './pictures.ru.ts';

export type PictureMessages = typeof ru;

export const pictureCatalogues: Record<Locale, PictureMessages> = { ru, en };
