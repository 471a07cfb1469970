import type { ProfileData } from '@otryv/contract';
import { formatNumber, formatWeight, type Locale, UNITS } from '@otryv/race';
import type { KeyFigure } from '@otryv/ui';
import type { useRidersMessages } from '../messages/useRidersMessages.ts';

/** Racing score, FTP, weight, races and podiums; what is hidden is named so, what is unknown is a dash. */
export function riderFigures(
  { profile, quantityRace }: ProfileData,
  { figures: words }: ReturnType<typeof useRidersMessages>,
  locale: Locale,
): KeyFigure[] {
  const { competitionMetrics, racingScoreChange, ftp, weight, isWeightHidden, medals } = profile;
  const score = competitionMetrics?.racingScore ?? null;
  const podiums = medals.gold + medals.silver + medals.bronze;
  const whole = (value: number) => formatNumber(value, { locale });

  return [
    {
      label: words.score,
      value: score === null ? words.none : whole(score),
      ...(racingScoreChange !== null && { rest: ` ${signed(racingScoreChange, locale)}` }),
    },
    ftpFigure(ftp, words, locale),
    {
      label: words.weight,
      ...(isWeightHidden
        ? { value: words.hidden }
        : weight === null
          ? { value: words.none }
          : { value: formatWeight(weight / 1000, { locale, unit: false }), unit: UNITS.weight[locale] }),
    },
    { label: words.races(quantityRace), value: whole(quantityRace) },
    { label: words.podiums(podiums), value: whole(podiums) },
  ];
}

function ftpFigure(
  ftp: ProfileData['profile']['ftp'],
  words: ReturnType<typeof useRidersMessages>['figures'],
  locale: Locale,
): KeyFigure {
  const [perKg, watts] = [ftp?.wattsKg.value ?? null, ftp?.watts.value ?? null];
  if (perKg !== null) {
    return { label: words.ftp, value: formatNumber(perKg, { locale, decimals: 2 }), unit: UNITS.wattsPerKg[locale] };
  }
  if (watts !== null) return { label: words.ftp, value: formatNumber(watts, { locale }), unit: UNITS.power[locale] };
  return { label: words.ftp, value: ftp?.wattsKg.hidden ? words.hidden : words.none };
}

/** A change with its sign: +12, −3, 0. */
export function signed(change: number, locale: Locale): string {
  const text = formatNumber(Math.abs(change), { locale });
  return change === 0 ? text : `${change > 0 ? '+' : '−'}${text}`;
}
