import type { DecimalMark, Locale } from './locale.ts';

export interface NumberFormat {
  locale?: Locale;
  /** Number of decimals, always shown. */
  decimals?: number;
  decimal?: DecimalMark;
}

const formatters = new Map<string, Intl.NumberFormat>();

/** Formats a number with grouped thousands; blank if there is none. Never `-0`. */
export function formatNumber(value: number | null | undefined, format: NumberFormat = {}): string {
  if (typeof value !== 'number' || !Number.isFinite(value)) return '';
  const { locale = 'ru', decimals = 0, decimal = 'point' } = format;
  const short = belowThousand(value, decimals);
  if (short !== null) return locale === 'ru' && decimal === 'comma' ? short.replace('.', ',') : short;
  const text = formatter(locale, decimals).format(value);
  return locale === 'ru' && decimal === 'point' ? text.replace(',', '.') : text;
}

/**
 * Formats like Intl without grouping, with the same rounding: half up by the printed decimals, so that 1.005 is 1.01.
 * Intl's formatters take milliseconds to construct, and a first screen needs several.
 */
function belowThousand(value: number, decimals: number): string | null {
  const size = Math.abs(value);
  if (size >= 999) return null;
  // Smaller ones stringify with an exponent, and round to 0 in any format.
  const rounded = size < 1e-6 ? 0 : Math.round(Number(`${size}e${decimals}`)) / 10 ** decimals;
  return `${value < 0 && rounded > 0 ? '-' : ''}${rounded.toFixed(decimals)}`;
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
