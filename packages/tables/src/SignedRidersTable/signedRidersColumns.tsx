import { ageCategory, formatHeight, formatNumber, formatWeight, type Locale, measured } from '@otryv/race';
import { Blank } from '@otryv/ui';
import type { ReactNode } from 'react';
import type { Column } from '../DataTable/index.ts';
import type { Messages } from '../messages/messages.ts';
import { intervalColumn } from '../ResultsTable/intervalColumn.ts';
import { formatPowerIn } from '../ResultsTable/powerOf.ts';
import type { PowerUnit } from '../ResultsTable/resultsTableRow.ts';
import { identityColumns } from '../RiderCell/identityColumns.tsx';
import { type SignedRidersTableRow, signedNameOf } from './signedRidersTableRow.ts';

export interface SignedRidersColumnsInput {
  messages: Messages;
  locale: Locale;
  power: PowerUnit;
  ownProfileId: number | null;
  leaders: readonly number[];
  sweepers: readonly number[];
  profileHref: ((row: SignedRidersTableRow) => string | null) | undefined;
}

type SignedColumn = Column<SignedRidersTableRow>;

/** The intervals that tell how a race will go, in s. */
const intervals = [300, 1200];

/** The recipe of the signed riders. */
export function signedRidersColumns(input: SignedRidersColumnsInput): SignedColumn[] {
  const { messages, locale, power } = input;
  const { unmeasured } = messages;
  const format = { locale, unit: false } as const;
  const told = (text: string | null, reason: string): ReactNode => text || <Blank reason={reason} />;
  const kilograms = ({ weight }: SignedRidersTableRow) => (weight === null ? null : weight / 1000);
  const centimetres = ({ height }: SignedRidersTableRow) => (height === null ? null : height / 10);

  return [
    ...pinnedColumns(input),
    {
      key: 'racingScore',
      ...messages.racingScore,
      width: 62,
      descendingFirst: true,
      sortValue: (row) => row.racingScore,
      cell: (row) => told(formatNumber(row.racingScore, { locale }), unmeasured.racingScore),
    },
    ...intervals.map(
      (duration): SignedColumn => ({
        ...intervalColumn(duration, messages, locale),
        width: 62,
        sortValue: (row) => bestOf(row, duration, power),
        cell: (row) => told(formatPowerIn(power, bestOf(row, duration, power), locale), unmeasured.powerHistory),
      }),
    ),
    {
      key: 'weight',
      ...messages.weight,
      width: 60,
      descendingFirst: true,
      sortValue: (row) => measured(row.weight),
      cell: (row) => told(formatWeight(measured(kilograms(row)), format), unmeasured.profile),
    },
    {
      key: 'height',
      ...messages.height,
      width: 54,
      descendingFirst: true,
      sortValue: (row) => measured(row.height),
      cell: (row) => told(formatHeight(measured(centimetres(row)), format), unmeasured.profile),
    },
    {
      key: 'age',
      ...messages.age,
      width: 62,
      sortValue: (row) => measured(row.age),
      cell: (row) => told(ageCategory(row.age), unmeasured.profile),
    },
  ];
}

function pinnedColumns({
  messages,
  ownProfileId,
  leaders,
  sweepers,
  profileHref,
}: SignedRidersColumnsInput): SignedColumn[] {
  const dutyOf = ({ id }: SignedRidersTableRow) =>
    leaders.includes(id) ? 'leader' : sweepers.includes(id) ? 'sweeper' : null;

  return [
    { key: 'order', ...messages.order, width: 44, pin: 'place', cell: (_, __, position) => position + 1 },
    ...identityColumns<SignedRidersTableRow>({
      messages,
      width: 280,
      nameOf: signedNameOf,
      teamOf: ({ team }) => team?.name ?? null,
      riderOf: (row) => ({
        country: row.countryAlpha3,
        avatar: row.imageSrc,
        isWoman: !row.male,
        own: row.id === ownProfileId,
        duty: dutyOf(row),
        team: row.team,
        href: profileHref?.(row),
      }),
    }),
  ];
}

function bestOf({ cpBestEfforts }: SignedRidersTableRow, duration: number, power: PowerUnit): number | null {
  const effort = cpBestEfforts?.find((each) => each.duration === duration);
  return measured(power === 'watts' ? effort?.watts : effort?.wattsKg);
}
