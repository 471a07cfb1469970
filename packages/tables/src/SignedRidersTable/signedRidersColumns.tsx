import { racingScoreColumn } from '../columns/bodyColumns.tsx';
import type { ColumnWords } from '../columns/columnWords.ts';
import {
  type ListedRiderLinks,
  listedCell,
  listedNameOf,
  listedRiderColumns,
  listedTeamOf,
} from '../columns/listedRider.tsx';
import { intervalColumns } from '../columns/powerColumns.tsx';
import type { PowerUnit } from '../columns/powerUnit.ts';
import type { Column } from '../DataTable/index.ts';
import type { RiderMessages } from '../messages/riders.ts';
import { identityColumns } from '../RiderCell/identityColumns.tsx';
import type { SignedRidersTableRow } from './signedRidersTableRow.ts';

export type SignedRiderLinks = ListedRiderLinks<SignedRidersTableRow>;

export interface SignedRidersColumnsInput extends ColumnWords {
  riderMessages: RiderMessages;
  power: PowerUnit;
  ownProfileId: number | null;
  leaders: readonly number[];
  sweepers: readonly number[];
  links: SignedRiderLinks;
}

type SignedColumn = Column<SignedRidersTableRow>;

/** The recipe of the signed riders. */
export function signedRidersColumns(input: SignedRidersColumnsInput): SignedColumn[] {
  const { messages, power, links } = input;

  return [
    ...pinnedColumns(input),
    racingScoreColumn(input, ({ racingScore }) => racingScore),
    ...intervalColumns<SignedRidersTableRow>(input, {
      unit: power,
      reason: messages.unmeasured.powerHistory,
      effortIn: ({ cpBestEfforts }, duration) => {
        const effort = cpBestEfforts?.find((each) => each.duration === duration);
        return { value: (power === 'watts' ? effort?.watts : effort?.wattsKg) ?? null };
      },
    }),
    ...listedRiderColumns(input, links),
  ];
}

function pinnedColumns({ messages, ownProfileId, leaders, sweepers, links }: SignedRidersColumnsInput): SignedColumn[] {
  const dutyOf = ({ id }: SignedRidersTableRow) =>
    leaders.includes(id) ? 'leader' : sweepers.includes(id) ? 'sweeper' : null;

  return [
    {
      key: 'order',
      ...messages.order,
      width: 44,
      pin: 'place',
      exportValue: (_, position) => position + 1,
      isNumbered: true,
      cell: (_, position) => position + 1,
    },
    ...identityColumns<SignedRidersTableRow>({
      messages,
      width: 280,
      nameOf: listedNameOf,
      teamOf: listedTeamOf,
      riderOf: (row) => ({ ...listedCell(row, row.id === ownProfileId, links), duty: dutyOf(row) }),
    }),
  ];
}
