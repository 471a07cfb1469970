import {
  ageCategory,
  formatHeartRate,
  formatHeight,
  formatNumber,
  formatWeight,
  type Locale,
  measuredOrNull,
  UNITS,
} from '@otryv/race';
import type { Column } from '../DataTable/index.ts';
import type { MeasuredValue } from '../rows/measuredValue.ts';
import type { ResultsTableRow, RiderInRace } from '../rows/resultsTableRow.ts';
import { ColumnLink } from './ColumnLink.tsx';
import type { ColumnContext } from './columnContext.ts';
import { measuredColumn } from './measuredColumn.tsx';

type Of<Row> = (row: Row) => MeasuredValue | null;
type Href<Row> = ((row: Row) => string | null) | undefined;

/** The body figures of a rider on the race day; the age in years. */
export interface BodyFigures extends Pick<ResultsTableRow, 'heartRate' | 'weightKg' | 'heightCm'> {
  rider: Pick<RiderInRace, 'age' | 'isAgeHidden'>;
}

/** Returns the columns of heart rate, weight, height and age. */
export function bodyColumns<Row extends BodyFigures>(context: ColumnContext, weightHref: Href<Row>): Column<Row>[] {
  return [
    heartRateColumn(context, ({ heartRate }) => heartRate),
    weightColumn(context, ({ weightKg }) => weightKg, weightHref),
    heightColumn(context, ({ heightCm }) => heightCm),
    ageColumn(context, ({ rider }) => ({ value: rider.age, hidden: rider.isAgeHidden })),
  ];
}

/** Returns the column of the game's racing score; 0 means none. */
export function racingScoreColumn<Row>(
  context: ColumnContext,
  of: (row: Row) => number | null | undefined,
): Column<Row> {
  const { messages, locale } = context;

  return measuredColumn<Row>(context, {
    key: 'racingScore',
    ...messages.racingScore,
    width: 58,
    of: (row) => ({ value: of(row) ?? null }),
    print: (score) => formatNumber(score, { locale }),
    reason: messages.unmeasured.racingScore,
  });
}

export function heartRateColumn<Row>(context: ColumnContext, of: Of<Row>): Column<Row> {
  const { messages, locale } = context;

  return measuredColumn(context, {
    key: 'heartRate',
    ...messages.heartRate,
    width: 48,
    unit: UNITS.heartRate[locale],
    of,
    print: (beats) => formatHeartRate(beats, bare(locale)),
    reason: messages.unmeasured.heartRate,
  });
}

/** Returns the column of the weight in kg, which may be a link; `unitsPerKilogram` of the value make one kilogram. */
export function weightColumn<Row>(
  context: ColumnContext,
  of: Of<Row>,
  hrefOf: Href<Row>,
  unitsPerKilogram = 1,
): Column<Row> {
  const { messages, locale } = context;

  return measuredColumn(context, {
    key: 'weight',
    ...messages.weight,
    width: 50,
    unit: UNITS.weight[locale],
    of,
    read: (value) => inUnitsOf(unitsPerKilogram, value),
    print: (kilograms, row) => {
      const text = formatWeight(kilograms, bare(locale));
      const href = text && hrefOf?.(row);
      return href ? <ColumnLink href={href}>{text}</ColumnLink> : text;
    },
    reason: messages.unmeasured.profile,
  });
}

/** Returns the column of the height in cm; `unitsPerCentimetre` of the value make one centimetre. */
export function heightColumn<Row>(context: ColumnContext, of: Of<Row>, unitsPerCentimetre = 1): Column<Row> {
  const { messages, locale } = context;

  return measuredColumn(context, {
    key: 'height',
    ...messages.height,
    width: 44,
    unit: UNITS.height[locale],
    of,
    read: (value) => inUnitsOf(unitsPerCentimetre, value),
    print: (centimetres) => formatHeight(centimetres, bare(locale)),
    reason: messages.unmeasured.profile,
  });
}

/** Returns the column of the age group; sorted and exported in years. */
export function ageColumn<Row>(context: ColumnContext, of: Of<Row>): Column<Row> {
  const { messages } = context;

  return measuredColumn(context, {
    key: 'age',
    ...messages.age,
    width: 52,
    descendingFirst: false,
    of,
    print: ageCategory,
    reason: messages.unmeasured.profile,
  });
}

const bare = (locale: Locale) => ({ locale, unit: false }) as const;

function inUnitsOf(size: number, value: number | null | undefined): number | null {
  const known = measuredOrNull(value);
  return known === null ? null : known / size;
}
