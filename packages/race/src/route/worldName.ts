import type { Locale } from '../format/locale.ts';
import { en } from './worldNames.en.ts';
import { ru } from './worldNames.ru.ts';

const names: Record<Locale, object> = { ru, en };

/** Returns the name of a world of the game: 'london' is 'Лондон'; an unknown world keeps its slug. */
export function worldName<Slug extends string | null>(slug: Slug, locale: Locale = 'ru'): string | Extract<Slug, null> {
  if (slug === null) return slug as Extract<Slug, null>;
  return Object.hasOwn(names[locale], slug) ? String(Reflect.get(names[locale], slug)) : slug;
}
