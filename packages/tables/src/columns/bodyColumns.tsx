import {
  ageCategory,
  formatHeartRate,
  formatHeight,
  formatNumber,
  formatWeight,
  type Locale,
  measured,
  UNITS,
} from '@otryv/race';
import type { Column } from '../DataTable/index.ts';
import { ColumnLink } from './ColumnLink.tsx';
import type { ColumnWords } from './columnWords.ts';
import { measuredColumn } from './measuredColumn.tsx';
import type { MeasuredValue } from './measuredValue.ts';

type Of<Row> = (row: Row) => MeasuredValue | null;
type Href<Row> = ((row: Row) => string | null) | undefined;

/** A rider as a ride found them: heart rate in beats per minute, weight in g, height in cm, age in years. */
export interface BodyRow {
  profileData: {
    age: number | null;
    isAgeHidden?: boolean | undefined;
    weightInGrams: MeasuredValue;
    heightInCentimeters: MeasuredValue;
  };
  sensorData: { heartRateData: { avgHeartRate: MeasuredValue } };
}

/** Heart rate, weight, height and age. */
export function bodyColumns<Row extends BodyRow>(words: ColumnWords, weightHref: Href<Row>): Column<Row>[] {
  return [
    heartRateColumn(words, ({ sensorData }) => sensorData.heartRateData.avgHeartRate),
    weightColumn(words, ({ profileData }) => profileData.weightInGrams, weightHref),
    heightColumn(words, ({ profileData }) => profileData.heightInCentimeters),
    ageColumn(words, ({ profileData }) => ({ value: profileData.age, hidden: profileData.isAgeHidden })),
  ];
}

/** The game's racing score, which may be 0. */
export function racingScoreColumn<Row>(words: ColumnWords, of: (row: Row) => number | null | undefined): Column<Row> {
  const { messages, locale } = words;

  return measuredColumn<Row>(words, {
    key: 'racingScore',
    ...messages.racingScore,
    width: 58,
    of: (row) => ({ value: of(row) ?? null }),
    read: (score) => score ?? null,
    print: (score) => formatNumber(score, { locale }),
    reason: messages.unmeasured.racingScore,
  });
}

export function heartRateColumn<Row>(words: ColumnWords, of: Of<Row>): Column<Row> {
  const { messages, locale } = words;

  return measuredColumn(words, {
    key: 'heartRate',
    ...messages.heartRate,
    width: 48,
    unit: UNITS.heartRate[locale],
    of,
    print: (beats) => formatHeartRate(beats, bare(locale)),
    reason: messages.unmeasured.heartRate,
  });
}

/** Kilograms of a weight in g; it may lead to the rider's history. */
export function weightColumn<Row>(words: ColumnWords, of: Of<Row>, hrefOf: Href<Row>): Column<Row> {
  const { messages, locale } = words;

  return measuredColumn(words, {
    key: 'weight',
    ...messages.weight,
    width: 50,
    unit: UNITS.weight[locale],
    of,
    read: (grams) => inUnitsOf(1000, grams),
    print: (kilograms, row) => {
      const text = formatWeight(kilograms, bare(locale));
      const href = text && hrefOf?.(row);
      return href ? <ColumnLink href={href}>{text}</ColumnLink> : text;
    },
    reason: messages.unmeasured.profile,
  });
}

/** Centimetres of a height; so many units of the value make one. */
export function heightColumn<Row>(words: ColumnWords, of: Of<Row>, unitsInCentimetre = 1): Column<Row> {
  const { messages, locale } = words;

  return measuredColumn(words, {
    key: 'height',
    ...messages.height,
    width: 44,
    unit: UNITS.height[locale],
    of,
    read: (value) => inUnitsOf(unitsInCentimetre, value),
    print: (centimetres) => formatHeight(centimetres, bare(locale)),
    reason: messages.unmeasured.profile,
  });
}

/** The age group; by years in an order and in an export. */
export function ageColumn<Row>(words: ColumnWords, of: Of<Row>): Column<Row> {
  const { messages } = words;

  return measuredColumn(words, {
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
  const known = measured(value);
  return known === null ? null : known / size;
}
