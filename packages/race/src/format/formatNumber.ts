import type { DecimalMark, Locale } from './locale.ts';

export interface NumberFormat {
  locale?: Locale;
  /** How many decimals are always shown. */
  decimals?: number;
  decimal?: DecimalMark;
}

const formatters = new Map<string, Intl.NumberFormat>();

/** A number as people read it, thousands apart; blank when there is none. Never `-0`. */
export function formatNumber(value: number | null | undefined, format: NumberFormat = {}): string {
  if (typeof value !== 'number' || !Number.isFinite(value)) return '';
  const { locale = 'ru', decimals = 0, decimal = 'point' } = format;
  const text = formatter(locale, decimals).format(value);
  return locale === 'ru' && decimal === 'point' ? text.replace(',', '.') : text;
}

function formatter(locale: Locale, decimals: number) {
  const key = `${locale} ${decimals}`;
  const cached = formatters.get(key);
  if (cached) return cached;
  const made = new Intl.NumberFormat(locale, {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
    signDisplay: 'negative',
  });
  formatters.set(key, made);
  return made;
}
