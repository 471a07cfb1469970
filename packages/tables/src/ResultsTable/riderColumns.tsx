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
import { Blank, Link } from '@otryv/ui';
import type { ReactNode } from 'react';
import type { Column } from '../DataTable/index.ts';
import type { Messages } from '../messages/messages.ts';
import classes from './ResultsTable.module.css';
import type { ResultsTableRow } from './resultsTableRow.ts';
import type { RiderLinks } from './riderLinks.ts';

export interface RiderColumnsInput {
  messages: Messages;
  locale: Locale;
  links: RiderLinks;
  /** Keys of the columns without a single value. */
  empty: ReadonlySet<string>;
}

const heartRateOf = (row: ResultsTableRow) => measured(row.sensorData.heartRateData.avgHeartRate.value);
const gramsOf = (row: ResultsTableRow) => measured(row.profileData.weightInGrams.value);
const heightOf = (row: ResultsTableRow) => measured(row.profileData.heightInCentimeters.value);

/** What is known of the riders. */
export function riderColumns({ messages, locale, links, empty }: RiderColumnsInput): Column<ResultsTableRow>[] {
  const group = messages.groups.rider;
  const { unmeasured } = messages;
  const menu = messages.groups.data;
  const column = (key: string) => ({ key, group, menu, descendingFirst: true, isEmpty: empty.has(key) }) as const;

  const format = { locale, unit: false } as const;
  const told = (text: string | null, reason: string): ReactNode => text || <Blank reason={reason} />;

  return [
    {
      ...column('racingScore'),
      ...messages.racingScore,
      width: 58,
      sortValue: ({ profileData }) => profileData.racingScore,
      cell: ({ profileData }) => told(formatNumber(profileData.racingScore, { locale }), unmeasured.racingScore),
    },
    {
      ...column('heartRate'),
      ...messages.heartRate,
      width: 48,
      unit: UNITS.heartRate[locale],
      sortValue: heartRateOf,
      cell: (row) => told(formatHeartRate(heartRateOf(row), format), unmeasured.heartRate),
    },
    {
      ...column('weight'),
      ...messages.weight,
      width: 50,
      unit: UNITS.weight[locale],
      sortValue: gramsOf,
      exportValue: (row) => kilograms(gramsOf(row)),
      cell: (row) => <Weight row={row} text={weightText(gramsOf(row), locale)} links={links} messages={messages} />,
    },
    {
      ...column('height'),
      ...messages.height,
      width: 44,
      unit: UNITS.height[locale],
      sortValue: heightOf,
      cell: (row) => told(formatHeight(heightOf(row), format), unmeasured.profile),
    },
    {
      ...column('age'),
      ...messages.age,
      width: 52,
      descendingFirst: false,
      sortValue: ({ profileData }) => measured(profileData.age),
      cell: ({ profileData }) => told(ageCategory(profileData.age), unmeasured.profile),
    },
  ];
}

const kilograms = (grams: number | null) => (grams === null ? null : grams / 1000);

const weightText = (grams: number | null, locale: Locale) => formatWeight(kilograms(grams), { locale, unit: false });

interface WeightProps {
  row: ResultsTableRow;
  text: string;
  links: RiderLinks;
  messages: Messages;
}

function Weight({ row, text, links, messages }: WeightProps) {
  const href = links.weightHref?.(row);
  if (text === '') return <Blank reason={messages.unmeasured.profile} />;

  return href ? (
    <Link className={classes.WeightLink} href={href}>
      {text}
    </Link>
  ) : (
    text
  );
}
