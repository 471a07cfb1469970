import { formatChange, formatNumber, type Locale } from '@otryv/race';
import type { ComparedFigure } from '@otryv/ui';
import type { ComparisonMessages } from '../messages/comparison.ts';
import type { MeasuredValue } from '../rows/measuredValue.ts';
import type { ComparisonRider } from './comparisonRider.ts';

interface FigureMessages {
  texts: ComparisonMessages;
  /** «скрыто» */
  hidden: string;
  locale: Locale;
}

interface RowOptions {
  printed?: (value: number) => string;
  hasBest?: boolean;
}

const known = (value: number | null): MeasuredValue => ({ value });

/** Returns the figures of riders side by side; weight and number of races have no best. */
export function comparedFigures(
  riders: readonly ComparisonRider[],
  { texts, hidden, locale }: FigureMessages,
): ComparedFigure[] {
  const print = (decimals: number) => (value: number) => formatNumber(value, { locale, decimals });
  const row = (
    label: string,
    of: (rider: ComparisonRider) => MeasuredValue,
    { printed = print(0), hasBest = true }: RowOptions = {},
  ) => {
    const values = riders.map(of);
    return {
      label,
      values: values.map((each) => (each.hidden ? hidden : each.value === null ? '—' : printed(each.value))),
      ...(hasBest && { best: bestOf(values.map(({ value }) => value)) }),
    };
  };

  return [
    row(texts.racingScore, ({ racingScore }) => known(racingScore)),
    row(texts.ftpPerKg, ({ ftpWattsPerKg }) => ftpWattsPerKg, { printed: print(2) }),
    row(texts.ftpWatts, ({ ftpWatts }) => ftpWatts),
    row(texts.weight, ({ weightKg }) => weightKg, { printed: print(1), hasBest: false }),
    row(texts.raceCount, ({ raceCount }) => known(raceCount), { hasBest: false }),
    row(texts.winCount, ({ winCount }) => known(winCount)),
    row(texts.podiums, ({ podiumCount }) => known(podiumCount)),
    row(texts.scoreChange, ({ racingScoreChange }) => known(racingScoreChange), {
      printed: (value) => formatChange(value, locale),
    }),
  ];
}

/** Returns the indices of the greatest of distinct values; none if fewer than two are known. */
function bestOf(values: readonly (number | null)[]): number[] {
  const measured = values.filter((value) => value !== null);
  const best = Math.max(...measured);
  if (measured.every((value) => value === best)) return [];
  return values.flatMap((value, at) => (value === best ? [at] : []));
}
