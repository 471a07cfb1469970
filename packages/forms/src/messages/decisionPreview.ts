import type { Locale } from '@otryv/race';
import { en } from './decisionPreview.en.ts';
import { ru } from './decisionPreview.ru.ts';

export const decisionPreviewCatalogues: Record<Locale, typeof ru> = { ru, en };
