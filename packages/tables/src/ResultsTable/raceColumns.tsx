import type { Locale } from '@otryv/race';
import { groupOf } from '@otryv/race';
import { rankInRaceColumn, readableReason } from '../columns/raceFigures.tsx';
import type { Column } from '../DataTable/index.ts';
import { gapColumn, gapPreviousColumn, timeColumn } from '../GapColumns/gapColumns.tsx';
import type { Messages } from '../messages/messages.ts';
import { profileColumns } from '../RiderCell/identityColumns.tsx';
import { riderNameOf } from '../RiderCell/riderOfRow.ts';
import type { ResultsTableRow } from '../rows/resultsTableRow.ts';
import { inGroup } from './inGroup.ts';
import type { RiderLinks } from './riderLinks.ts';
import type { ShownField, WithStanding } from './shownProtocol.ts';
import { WhyButton } from './WhyButton.tsx';

export interface RaceColumnsInput {
  messages: Messages;
  locale: Locale;
  field: ShownField;
  /** Whether the sort allows gaps. */
  showsGaps: boolean;
  /** Whether the rows are a subset of the protocol, so that official gaps may differ. */
  isPart: boolean;
  ownProfileId: number | null;
  links: RiderLinks;
  /** Opens the explanation of a row's place. */
  onWhy?: ((id: string) => void) | undefined;
}

type Row = WithStanding<ResultsTableRow>;
type ResultsColumn = Column<Row>;

/** Returns the pinned columns: place, category and rider. */
export function pinnedColumns(input: RaceColumnsInput): ResultsColumn[] {
  return [
    explainedRankColumn(input),
    ...profileColumns<Row>({
      ...input,
      width: 250,
      categoryOf: groupOf,
      alsoOf: ({ isLeader, isSweeper }) => ({ duty: isLeader ? 'leader' : isSweeper ? 'sweeper' : null }),
    }),
  ];
}

function explainedRankColumn(input: RaceColumnsInput): ResultsColumn {
  const { onWhy } = input;
  const column = rankInRaceColumn<Row>(input);
  if (!onWhy) return column;

  return {
    ...column,
    cell: (row, position) => (
      <>
        {column.cell(row, position)}
        <WhyButton rider={riderNameOf(row)} onClick={() => onWhy(row.id)} />
      </>
    ),
  };
}

/** Returns the columns of the race: the time and the gaps of the displayed rows. */
export function raceColumns(input: RaceColumnsInput): ResultsColumn[] {
  const { messages, field, isPart } = input;
  const gaps = {
    ...input,
    timeOf: ({ timeMs }: Row) => timeMs,
    isImplausible: ({ isTimeImplausible }: Row) => isTimeImplausible,
    gapOf: ({ shown }: Row) => shown,
    reasonOf: ({ disqualification }: Row) =>
      disqualification && (readableReason(disqualification) || messages.reasons[disqualification.label]),
    officialOf: ({ gapToLeaderMs }: Row) => (isPart ? gapToLeaderMs : null),
  };
  const rankColumns: ResultsColumn[] = !field.hasRanks
    ? []
    : [
        {
          key: 'categoryPlace',
          ...messages.categoryPlace,
          width: 62,
          exportValue: ({ shown }) => shown.place,
          cell: ({ shown }) => shown.place,
        },
      ];

  return inGroup(messages.groups.race, [...rankColumns, timeColumn(gaps), gapColumn(gaps), gapPreviousColumn(gaps)]);
}
