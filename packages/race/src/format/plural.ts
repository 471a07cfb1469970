import { formatNumber } from './formatNumber.ts';
import { type Locale, NO_BREAK_SPACE } from './locale.ts';

/** Plural forms of a word: Russian has one, few and many; English one and other. */
export type PluralForms = { one: string; other: string; few?: string; many?: string };

const RULES: Record<Locale, Intl.PluralRules> = {
  ru: new Intl.PluralRules('ru'),
  en: new Intl.PluralRules('en'),
};

const LAPS: Record<Locale, PluralForms> = {
  ru: { one: 'круг', few: 'круга', many: 'кругов', other: 'круга' },
  en: { one: 'lap', other: 'laps' },
};

/** Selects the plural form for a number: 1 круг, 2 круга, 11 кругов, 21 круг. */
export function plural(locale: Locale, count: number, forms: PluralForms): string {
  const category = RULES[locale].select(count);
  return (category === 'two' || category === 'zero' ? undefined : forms[category]) ?? forms.other;
}

/** Formats a number, a no-break space and the word in its plural form: «12 345 очков». */
export function formatCount(locale: Locale, count: number, forms: PluralForms): string {
  return `${formatNumber(count, { locale })}${NO_BREAK_SPACE}${plural(locale, count, forms)}`;
}

/** Formats the number of laps with its unit; blank if the race is not measured in laps. */
export function formatLaps(laps: number | null | undefined, locale: Locale = 'ru'): string {
  return laps === null || laps === undefined || laps <= 0 ? '' : formatCount(locale, laps, LAPS[locale]);
}
