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
  { figures: messages }: typeof ridersMessages,
  locale: Locale,
): KeyFigure[] {
  const { competitionMetrics, racingScoreChange, ftp, medals } = profile;
  const score = measuredOrNull(competitionMetrics?.racingScore);
  const podiums = medals.gold + medals.silver + medals.bronze;
  const whole = (value: number) => formatNumber(value, { locale });

  return [
    {
      label: messages.score,
      value: score === null ? messages.none : whole(score),
      ...(racingScoreChange !== null && { rest: ` ${formatChange(racingScoreChange, locale)}` }),
    },
    ftpFigure(ftp, messages, locale),
    {
      label: isImplausibleWeight(profile.weight) ? messages.implausibleWeight : messages.weight,
      ...weightFigure(profile, messages, locale),
    },
    { label: messages.races(quantityRace), value: whole(quantityRace) },
    { label: messages.podiums(podiums), value: whole(podiums) },
  ];
}

/** Returns the weight in kg; a hidden one is labelled so, an unknown one is a dash. */
export function weightFigure(
  { weight, isWeightHidden }: Pick<ProfileData['profile'], 'weight' | 'isWeightHidden'>,
  messages: (typeof ridersMessages)['figures'],
  locale: Locale,
): { value: string; unit?: string } {
  const kilograms = kilogramsOf(weight);
  if (isWeightHidden) return { value: messages.hidden };
  if (kilograms === null) return { value: messages.none };
  return { value: formatWeight(kilograms, { locale, unit: false }), unit: UNITS.weight[locale] };
}

/** Converts grams to kg. */
export function kilogramsOf(grams: number | null): number | null {
  return grams === null ? null : grams / gramsPerKilogram;
}

function ftpFigure(
  ftp: ProfileData['profile']['ftp'],
  messages: (typeof ridersMessages)['figures'],
  locale: Locale,
): KeyFigure {
  const [perKg, watts] = [ftp?.wattsKg.value ?? null, ftp?.watts.value ?? null];
  if (perKg !== null) {
    return { label: messages.ftp, value: formatNumber(perKg, { locale, decimals: 2 }), unit: UNITS.wattsPerKg[locale] };
  }
  if (watts !== null) return { label: messages.ftp, value: formatNumber(watts, { locale }), unit: UNITS.power[locale] };
  return { label: messages.ftp, value: ftp?.wattsKg.hidden ? messages.hidden : messages.none };
}
