import { racingScoreColumn } from '../columns/bodyColumns.tsx';
import type { ColumnContext } from '../columns/columnContext.ts';
import {
  type ListedRiderLinks,
  listedNameOf,
  listedRiderCell,
  listedRiderColumns,
  listedTeamOf,
} from '../columns/listedRider.tsx';
import { intervalColumns } from '../columns/powerColumns.tsx';
import type { Column } from '../DataTable/index.ts';
import type { RiderMessages } from '../messages/riders.ts';
import { identityColumns } from '../RiderCell/identityColumns.tsx';
import type { PowerUnit } from '../rows/powerUnit.ts';
import type { SignedRidersTableRow } from './signedRidersTableRow.ts';

export type SignedRiderLinks = ListedRiderLinks<SignedRidersTableRow>;

export interface SignedRidersColumnsInput extends ColumnContext {
  riderMessages: RiderMessages;
  power: PowerUnit;
  ownProfileId: number | null;
  links: SignedRiderLinks;
}

type SignedColumn = Column<SignedRidersTableRow>;

/** Returns the columns of the signed-up riders. */
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

function pinnedColumns({ messages, ownProfileId, links }: SignedRidersColumnsInput): SignedColumn[] {
  const dutyOf = ({ isLeader, isSweeper }: SignedRidersTableRow) =>
    isLeader ? 'leader' : isSweeper ? 'sweeper' : null;

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
      riderOf: (row) => ({ ...listedRiderCell(row, row.id === ownProfileId, links), duty: dutyOf(row) }),
    }),
  ];
}
