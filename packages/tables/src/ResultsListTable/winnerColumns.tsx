import { gapScale } from '@otryv/race';
import { Blank, Gap, RaceTime } from '@otryv/ui';
import type { Column } from '../DataTable/index.ts';
import type { ListMessages } from '../messages/lists.ts';
import classes from './ResultsListTable.module.css';
import type { ResultsListTableRow } from './resultsListTableRow.ts';
import { Winner, winnerName } from './Winner.tsx';

export interface WinnerColumnsInput {
  messages: ListMessages;
  /** End of the scale of gaps, in ms. */
  scaleMs: number;
}

type WinnerColumn = Column<ResultsListTableRow>;

/** Returns the common scale of the gaps of all displayed races. */
export function winnerScale(rows: readonly ResultsListTableRow[]): number {
  return gapScale(rows.map(({ winner }) => winner?.secondGap ?? null));
}

/** Returns the columns of the winner, the time and the gap to the second. */
export function winnerColumns({ messages, scaleMs }: WinnerColumnsInput): WinnerColumn[] {
  const column = { menu: messages.data } as const;
  return [
    {
      ...column,
      key: 'winner',
      label: messages.winner,
      width: 220,
      align: 'start',
      exportValue: ({ winner }) => (winner ? winnerName(winner) : null),
      alsoExports: [
        { key: 'winnerGroup', name: messages.winnerGroup, value: ({ winner }) => winner?.subgroupLabel ?? null },
      ],
      cell: ({ winner, typeRaceCustom }) =>
        winner ? <Winner winner={winner} typeRaceCustom={typeRaceCustom} /> : <Blank reason={messages.noWinner} />,
    },
    {
      ...column,
      key: 'winnerTime',
      ...messages.winnerTime,
      width: 110,
      exportMs: ({ winner }) => winner?.durationInMilliseconds,
      cell: ({ winner }) => winner && <RaceTime ms={winner.durationInMilliseconds} />,
    },
    {
      ...column,
      key: 'winnerGap',
      ...messages.winnerGap,
      width: 156,
      align: 'start',
      exportMs: ({ winner }) => winner?.secondGap,
      cell: ({ winner }) =>
        winner &&
        winner.secondGap !== null && (
          <Gap className={classes.WinnerGap} gapMs={winner.secondGap} aheadMs={0} scaleMs={scaleMs} />
        ),
    },
  ];
}
