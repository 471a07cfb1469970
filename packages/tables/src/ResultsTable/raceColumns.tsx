import type { Locale } from '@otryv/race';
import { descriptionOf, placeColumn } from '../columns/raceFigures.tsx';
import type { Column } from '../DataTable/index.ts';
import { gapColumn, gapPreviousColumn, timeColumn } from '../GapColumns/gapColumns.tsx';
import type { Messages } from '../messages/messages.ts';
import { profileColumns } from '../RiderCell/identityColumns.tsx';
import { inGroup } from './inGroup.ts';
import { timeOf } from './resultsTableRow.ts';
import type { RiderLinks } from './riderLinks.ts';
import type { ShownField } from './shownProtocol.ts';
import type { ShownRow } from './shownRow.ts';

export interface RaceColumnsInput {
  messages: Messages;
  locale: Locale;
  field: ShownField;
  /** Whether the order lets gaps be told. */
  showsGaps: boolean;
  /** Whether the rows are a part of the protocol, so that official gaps may differ. */
  isPart: boolean;
  ownProfileId: number | null;
  links: RiderLinks;
}

type ResultsColumn = Column<ShownRow>;

/** The columns that stay in sight: place, category and rider. */
export function pinnedColumns(input: RaceColumnsInput): ResultsColumn[] {
  return [
    placeColumn(input),
    ...profileColumns<ShownRow>({
      ...input,
      width: 250,
      categoryOf: ({ subgroupLabel }) => subgroupLabel,
      alsoOf: ({ isLeader, isSweeper }) => ({ duty: isLeader ? 'leader' : isSweeper ? 'sweeper' : null }),
    }),
  ];
}

/** How the race went: the time and the gaps of the shown rows. */
export function raceColumns(input: RaceColumnsInput): ResultsColumn[] {
  const { messages, field, isPart } = input;
  const gaps = {
    ...input,
    timeOf,
    gapOf: ({ shownGap }: ShownRow) => shownGap,
    reasonOf: (row: ShownRow) =>
      row.isDisqualification ? descriptionOf(row) || messages.reasons[row.disqualification ?? 'DSQ'] : null,
    officialOf: ({ gap }: ShownRow) => (isPart ? gap : null),
  };
  const places: ResultsColumn[] = !field.hasPlaces
    ? []
    : [
        {
          key: 'categoryPlace',
          ...messages.categoryPlace,
          width: 62,
          exportValue: ({ shownPlace }) => shownPlace,
          cell: ({ shownPlace }) => shownPlace,
        },
      ];

  return inGroup(messages.groups.race, [...places, timeColumn(gaps), gapColumn(gaps), gapPreviousColumn(gaps)]);
}
