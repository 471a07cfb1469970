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
import { ColumnLink } from './ColumnLink.tsx';
import { Figure } from './Figure.tsx';
import type { ColumnWords, FigureColumn } from './figureColumn.ts';
import { isMax, type MarkedValue, numberOf } from './markedValue.ts';

type Value<Row> = (row: Row) => number | null;
type Href<Row> = ((row: Row) => string | null) | undefined;

const bare = (locale: Locale) => ({ locale, unit: false }) as const;

/** The game's racing score. */
export function racingScoreColumn<Row>({ messages, locale }: ColumnWords, of: Value<Row>): FigureColumn<Row> {
  return {
    key: 'racingScore',
    ...messages.racingScore,
    width: 62,
    menu: messages.groups.data,
    exportValue: of,
    cell: (row) => <Figure text={formatNumber(of(row), { locale })} reason={messages.unmeasured.racingScore} />,
  };
}

export function heartRateColumn<Row>(
  { messages, locale }: ColumnWords,
  of: (row: Row) => MarkedValue | null,
): FigureColumn<Row> {
  return {
    key: 'heartRate',
    ...messages.heartRate,
    width: 54,
    menu: messages.groups.data,
    unit: UNITS.heartRate[locale],
    exportValue: (row) => numberOf(of(row)),
    cell: (row) => (
      <Figure
        text={formatHeartRate(numberOf(of(row)), bare(locale))}
        reason={messages.unmeasured.heartRate}
        isBest={isMax(of(row))}
      />
    ),
  };
}

/** Kilograms of a weight in g; it may lead to the rider's history. */
export function weightColumn<Row>(
  { messages, locale }: ColumnWords,
  gramsOf: Value<Row>,
  hrefOf?: Href<Row>,
): FigureColumn<Row> {
  const kilograms = (row: Row) => {
    const grams = measured(gramsOf(row));
    return grams === null ? null : grams / 1000;
  };

  return {
    key: 'weight',
    ...messages.weight,
    width: 60,
    menu: messages.groups.data,
    unit: UNITS.weight[locale],
    exportValue: kilograms,
    cell: (row) => {
      const text = formatWeight(kilograms(row), bare(locale));
      const href = text && hrefOf?.(row);
      return href ? (
        <ColumnLink href={href}>{text}</ColumnLink>
      ) : (
        <Figure text={text} reason={messages.unmeasured.profile} />
      );
    },
  };
}

/** Centimetres of a height in mm. */
export function heightColumn<Row>({ messages, locale }: ColumnWords, millimetresOf: Value<Row>): FigureColumn<Row> {
  const centimetres = (row: Row) => {
    const millimetres = measured(millimetresOf(row));
    return millimetres === null ? null : millimetres / 10;
  };

  return {
    key: 'height',
    ...messages.height,
    width: 54,
    menu: messages.groups.data,
    unit: UNITS.height[locale],
    exportValue: centimetres,
    cell: (row) => <Figure text={formatHeight(centimetres(row), bare(locale))} reason={messages.unmeasured.profile} />,
  };
}

/** The age group; by years in an order and in an export. */
export function ageColumn<Row>({ messages }: ColumnWords, of: Value<Row>): FigureColumn<Row> {
  return {
    key: 'age',
    ...messages.age,
    width: 62,
    menu: messages.groups.data,
    descendingFirst: false,
    exportValue: (row) => measured(of(row)),
    cell: (row) => <Figure text={ageCategory(of(row))} reason={messages.unmeasured.profile} />,
  };
}
