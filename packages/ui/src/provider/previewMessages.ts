import type { Locale } from './messages.ts';
import { en } from './previewMessages.en.ts';
import { ru } from './previewMessages.ru.ts';

export const previewCatalogues: Record<Locale, typeof ru> = { ru, en };
