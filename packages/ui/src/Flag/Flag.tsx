import { countryAlpha2 } from '@otryv/race';
import { clsx } from 'clsx';
import type { ComponentPropsWithRef } from 'react';
import { useInBrowser } from '../InBrowser/InBrowser.tsx';
import { usePainted } from '../InBrowser/usePainted.ts';
import type { Locale } from '../provider/messages.ts';
import { useOtryv } from '../provider/OtryvProvider.tsx';
import classes from './Flag.module.css';

export interface FlagProps extends Omit<ComponentPropsWithRef<'img'>, 'src' | 'alt'> {
  /** Three-letter ISO code of the country in any case, as the game gives it. */
  country: string | null | undefined;
}

/** The flag of a country with its name; a neutral mark where the country is unknown. */
export function Flag({ country, className, ...props }: FlagProps) {
  const { flagUrl, locale, messages } = useOtryv();
  const code = countryAlpha2(country);
  const isInBrowser = useInBrowser();
  const isPainted = usePainted();
  // The names of countries take a browser milliseconds to load: the page's first picture does without them.
  const isNamed = isPainted || !isInBrowser || names.has(locale);
  const name = code === null ? messages.unknownCountry : isNamed ? countryName(code, locale) : code.toUpperCase();

  return (
    <img
      width={18}
      height={12}
      loading="lazy"
      {...props}
      className={clsx(classes.Flag, className)}
      data-country={code ?? undefined}
      src={code === null ? unknownFlag : flagUrl.replace('{code}', code)}
      alt={name}
      title={name}
    />
  );
}

const unknownFlag = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 18 12"><path fill="#c5c1b9" d="M0 0h18v12H0z"/><path fill="none" stroke="#63615b" stroke-width="1.5" d="M5 6h8"/></svg>')}`;
const names = new Map<Locale, Intl.DisplayNames>();

function countryName(code: string, locale: Locale): string {
  const known = names.get(locale) ?? new Intl.DisplayNames(locale, { type: 'region' });
  names.set(locale, known);

  return known.of(code.toUpperCase()) ?? code;
}
