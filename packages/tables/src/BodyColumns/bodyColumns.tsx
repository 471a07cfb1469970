import { ageCategory, formatHeartRate, formatHeight, formatWeight, type Locale, measured, UNITS } from '@otryv/race';
import { Link } from '@otryv/ui';
import type { Column } from '../DataTable/index.ts';
import { MeasuredFigure } from '../MeasuredFigure/MeasuredFigure.tsx';
import type { Messages } from '../messages/messages.ts';
import type { MeasuredValue } from '../ResultsTable/index.ts';
import classes from './BodyColumns.module.css';

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

export interface BodyColumnsInput<Row> {
  messages: Messages;
  locale: Locale;
  /** The heading over the columns. */
  group?: string;
  /** Where a weight leads; plain text without it. */
  weightHref: ((row: Row) => string | null) | undefined;
  /** Keys of the columns without a single value. */
  empty: ReadonlySet<string>;
}

export const heartRateOf = ({ sensorData }: BodyRow) => measured(sensorData.heartRateData.avgHeartRate.value);
export const gramsOf = ({ profileData }: BodyRow) => measured(profileData.weightInGrams.value);
export const heightOf = ({ profileData }: BodyRow) => measured(profileData.heightInCentimeters.value);
export const ageOf = ({ profileData }: BodyRow) => measured(profileData.age);

/** Heart rate, weight, height and age. */
export function bodyColumns<Row extends BodyRow>({
  messages,
  locale,
  group,
  weightHref,
  empty,
}: BodyColumnsInput<Row>): Column<Row>[] {
  const { unmeasured } = messages;
  const menu = messages.groups.data;
  const format = { locale, unit: false } as const;
  const column = (key: string) =>
    ({ key, ...(group !== undefined && { group }), menu, descendingFirst: true, isEmpty: empty.has(key) }) as const;

  return [
    {
      ...column('heartRate'),
      ...messages.heartRate,
      width: 48,
      unit: UNITS.heartRate[locale],
      sortValue: heartRateOf,
      cell: (row) => (
        <MeasuredFigure of={row.sensorData.heartRateData.avgHeartRate} reason={unmeasured.heartRate}>
          {formatHeartRate(heartRateOf(row), format)}
        </MeasuredFigure>
      ),
    },
    {
      ...column('weight'),
      ...messages.weight,
      width: 50,
      unit: UNITS.weight[locale],
      sortValue: gramsOf,
      exportValue: (row) => kilograms(gramsOf(row)),
      cell: (row) => (
        <MeasuredFigure of={row.profileData.weightInGrams} reason={unmeasured.profile}>
          {linked(formatWeight(kilograms(gramsOf(row)), format), weightHref?.(row))}
        </MeasuredFigure>
      ),
    },
    {
      ...column('height'),
      ...messages.height,
      width: 44,
      unit: UNITS.height[locale],
      sortValue: heightOf,
      cell: (row) => (
        <MeasuredFigure of={row.profileData.heightInCentimeters} reason={unmeasured.profile}>
          {formatHeight(heightOf(row), format)}
        </MeasuredFigure>
      ),
    },
    {
      ...column('age'),
      ...messages.age,
      width: 52,
      descendingFirst: false,
      sortValue: ageOf,
      cell: ({ profileData }) => (
        <MeasuredFigure of={{ hidden: profileData.isAgeHidden }} reason={unmeasured.profile}>
          {ageCategory(profileData.age)}
        </MeasuredFigure>
      ),
    },
  ];
}

const kilograms = (grams: number | null) => (grams === null ? null : grams / 1000);

function linked(text: string, href: string | null | undefined) {
  if (!text || !href) return text;
  return (
    <Link className={classes.WeightLink} href={href}>
      {text}
    </Link>
  );
}
