import type { Comparison } from '@otryv/contract';
import { formatChange, formatNumber, type Locale, measuredOrNull } from '@otryv/race';
import type { ComparedFigure } from '@otryv/ui';
import type { useRidersMessages } from '../messages/useRidersMessages.ts';

type Rider = Comparison['riders'][number];

const gramsPerKilogram = 1000;

interface RowOptions {
  printed?: (value: number) => string;
  hasBest?: boolean;
  isHidden?: (rider: Rider) => boolean;
}

/** The figures of riders beside each other; weight and number of races have no best. */
export function comparedFigures(
  riders: readonly Rider[],
  messages: ReturnType<typeof useRidersMessages>,
  locale: Locale,
): ComparedFigure[] {
  const { comparison: words, figures } = messages;
  const print = (decimals: number) => (value: number) => formatNumber(value, { locale, decimals });
  const row = (
    label: string,
    of: (rider: Rider) => number | null,
    { printed = print(0), hasBest = true, isHidden = () => false }: RowOptions = {},
  ) => {
    const values = riders.map(of);
    return {
      label,
      values: riders.map((rider, at) => {
        const value = values[at] ?? null;
        return isHidden(rider) ? figures.hidden : value === null ? figures.none : printed(value);
      }),
      ...(hasBest && { best: bestOf(values) }),
    };
  };

  return [
    row(words.racingScore, ({ profile }) => measuredOrNull(profile.competitionMetrics?.racingScore)),
    row(words.ftpPerKg, ({ profile }) => profile.ftp?.wattsKg.value ?? null, {
      printed: print(2),
      isHidden: ({ profile }) => profile.ftp?.wattsKg.hidden === true,
    }),
    row(words.ftpWatts, ({ profile }) => profile.ftp?.watts.value ?? null, {
      isHidden: ({ profile }) => profile.ftp?.watts.hidden === true,
    }),
    row(words.weight, ({ profile }) => profile.weight && profile.weight / gramsPerKilogram, {
      ...{ printed: print(1), hasBest: false },
      isHidden: ({ profile }) => profile.isWeightHidden === true,
    }),
    row(words.raceCount, ({ quantityRace }) => quantityRace, { hasBest: false }),
    row(words.winCount, ({ profile }) => profile.medals.gold),
    row(words.podiums, ({ profile: { medals } }) => medals.gold + medals.silver + medals.bronze),
    row(words.scoreChange, ({ profile }) => profile.racingScoreChange, {
      printed: (value) => formatChange(value, locale),
    }),
  ];
}

/** The positions of the greatest of values that differ; none where fewer than two are known. */
function bestOf(values: readonly (number | null)[]): number[] {
  const known = values.filter((value) => value !== null);
  const best = Math.max(...known);
  if (known.length < 2 || known.every((value) => value === best)) return [];
  return values.flatMap((value, at) => (value === best ? [at] : []));
}
