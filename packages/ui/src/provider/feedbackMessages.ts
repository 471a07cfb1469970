import { en } from './feedbackMessages.en.ts';
import { ru } from './feedbackMessages.ru.ts';
import type { Locale } from './messages.ts';

export type FeedbackMessages = typeof ru;

export const feedbackCatalogues: Record<Locale, FeedbackMessages> = { ru, en };
