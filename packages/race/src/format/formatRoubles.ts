import { formatNumber } from './formatNumber.ts';
import { type Locale, NO_BREAK_SPACE } from './locale.ts';

const kopecksPerRouble = 100;

/** Formats a sum of whole kopecks: '1 490 ₽', and with non-zero kopecks: '4 990,50 ₽'. */
export function formatRoubles(kopecks: number, { locale = 'ru' }: { locale?: Locale } = {}): string {
  const decimals = kopecks % kopecksPerRouble === 0 ? 0 : 2;
  return `${formatNumber(kopecks / kopecksPerRouble, { locale, decimals, decimal: 'comma' })}${NO_BREAK_SPACE}₽`;
}
