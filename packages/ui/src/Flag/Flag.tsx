import { countryAlpha2 } from '@otryv/race';
import { clsx } from 'clsx';
import type { ComponentPropsWithRef } from 'react';
import { useHydrated } from '../ClientOnly/ClientOnly.tsx';
import { useHasPainted } from '../ClientOnly/useHasPainted.ts';
import type { Locale } from '../provider/messages.ts';
import { useOtryv } from '../provider/OtryvProvider.tsx';
import classes from './Flag.module.css';

export interface FlagProps extends Omit<ComponentPropsWithRef<'img'>, 'src' | 'alt'> {
  /** ISO 3166-1 alpha-3 code of the country, case-insensitive, as in the game's data. */
  country: string | null | undefined;
}

/** The flag of a country with its name; a neutral mark if the country is unknown. */
export function Flag({ country, className, ...props }: FlagProps) {
  const { flagUrl, locale, messages } = useOtryv();
  const code = countryAlpha2(country);
  const isHydrated = useHydrated();
  const isPainted = useHasPainted();
  // Loading the names of countries takes a browser milliseconds: the page's first paint does without them.
  const isNamed = isPainted || !isHydrated || names.has(locale);
  const name = code === null ? messages.unknownCountry : isNamed ? countryName(code, locale) : code.toUpperCase();

  return (
    <img
      width={18}
      height={12}
      loading="lazy"
      {...props}
      className={clsx(classes.Flag, className)}
      data-country={code ?? undefined}
      src={flagUrl.replace('{code}', code ?? unknownFlag)}
      alt={name}
      title={name}
      // Servers and browsers name some countries differently, e.g. «Гонконг (САР)» and «Гонконг».
      suppressHydrationWarning
    />
  );
}

// Not a country: its picture is a file beside the flags, because a strict policy blocks `data:`.
const unknownFlag = 'unknown';
const names = new Map<Locale, Intl.DisplayNames>();

function countryName(code: string, locale: Locale): string {
  const known = names.get(locale) ?? new Intl.DisplayNames(locale, { type: 'region' });
  names.set(locale, known);

  return known.of(code.toUpperCase()) ?? code;
}
