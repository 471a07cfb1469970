import type { ProfileData } from '@otryv/contract';
import {
  formatChange,
  formatNumber,
  formatWeight,
  isImplausibleWeight,
  type Locale,
  measuredOrNull,
  UNITS,
} from '@otryv/race';
import type { KeyFigure } from '@otryv/ui';
import type { ru as ridersMessages } from '../messages/ru.ts';

const gramsPerKilogram = 1000;
/** The API returns days in Moscow time. */
export const zoneOfDays = 'Europe/Moscow';

/** Returns racing score, FTP, weight, races and podiums; hidden values are labelled so, unknown ones are a dash. */
export function riderFigures(
  { profile, quantityRace }: ProfileData,
  { figures: words }: typeof ridersMessages,
  locale: Locale,
): KeyFigure[] {
  const { competitionMetrics, racingScoreChange, ftp, medals } = profile;
  const score = measuredOrNull(competitionMetrics?.racingScore);
  const podiums = medals.gold + medals.silver + medals.bronze;
  const whole = (value: number) => formatNumber(value, { locale });

  return [
    {
      label: words.score,
      value: score === null ? words.none : whole(score),
      ...(racingScoreChange !== null && { rest: ` ${formatChange(racingScoreChange, locale)}` }),
    },
    ftpFigure(ftp, words, locale),
    {
      label: isImplausibleWeight(profile.weight) ? words.implausibleWeight : words.weight,
      ...weightFigure(profile, words, locale),
    },
    { label: words.races(quantityRace), value: whole(quantityRace) },
    { label: words.podiums(podiums), value: whole(podiums) },
  ];
}

/** Returns the weight in kg; a hidden one is labelled so, an unknown one is a dash. */
export function weightFigure(
  { weight, isWeightHidden }: Pick<ProfileData['profile'], 'weight' | 'isWeightHidden'>,
  words: (typeof ridersMessages)['figures'],
  locale: Locale,
): { value: string; unit?: string } {
  const kilograms = kilogramsOf(weight);
  if (isWeightHidden) return { value: words.hidden };
  if (kilograms === null) return { value: words.none };
  return { value: formatWeight(kilograms, { locale, unit: false }), unit: UNITS.weight[locale] };
}

/** Converts grams to kg. */
export function kilogramsOf(grams: number | null): number | null {
  return grams === null ? null : grams / gramsPerKilogram;
}

function ftpFigure(
  ftp: ProfileData['profile']['ftp'],
  words: (typeof ridersMessages)['figures'],
  locale: Locale,
): KeyFigure {
  const [perKg, watts] = [ftp?.wattsKg.value ?? null, ftp?.watts.value ?? null];
  if (perKg !== null) {
    return { label: words.ftp, value: formatNumber(perKg, { locale, decimals: 2 }), unit: UNITS.wattsPerKg[locale] };
  }
  if (watts !== null) return { label: words.ftp, value: formatNumber(watts, { locale }), unit: UNITS.power[locale] };
  return { label: words.ftp, value: ftp?.wattsKg.hidden ? words.hidden : words.none };
}
