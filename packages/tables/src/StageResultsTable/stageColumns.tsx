import { categoryOrder, type Locale } from '@otryv/race';
import { VisuallyHidden } from '@otryv/ui';
import { bodyColumns } from '../columns/bodyColumns.tsx';
import { rankingColumns } from '../columns/rankingColumns.tsx';
import type { Column } from '../DataTable/index.ts';
import { gapColumn, gapPreviousColumn, timeColumn } from '../GapColumns/gapColumns.tsx';
import type { GapField } from '../GapColumns/gapField.ts';
import type { Messages } from '../messages/messages.ts';
import type { SeriesMessages } from '../messages/series.ts';
import { WhyButton } from '../ResultsTable/WhyButton.tsx';
import { profileColumns } from '../RiderCell/identityColumns.tsx';
import { riderNameOf } from '../RiderCell/riderOfRow.ts';
import {
  changeOf,
  type GapOfRow,
  penaltyOf,
  type StageResultsTableRow,
  stageCategoryOf,
} from '../rows/stageResultsTableRow.ts';
import { reasonText } from '../SeriesColumns/seriesDisqualification.ts';
import { seriesRankColumn } from '../SeriesColumns/seriesRankColumn.tsx';
import { CategoryChange, changeText } from './CategoryChange.tsx';
import { StageMarks, stageMarks } from './StageMarks.tsx';
import { StageRowMenu } from './StageRowMenu.tsx';
import type { StageAction, StageOfSeries } from './stageAction.ts';
import type { StageLinks } from './stageLinks.ts';
import { type StagePowerInput, stagePowerColumns } from './stagePowerColumns.tsx';

export interface StageColumnsInput extends StagePowerInput {
  messages: Messages;
  seriesMessages: SeriesMessages;
  locale: Locale;
  field: GapField;
  showsGaps: boolean;
  /** Whether one category is displayed alone, so that its separate places and gaps are the official ones. */
  ofCategory: boolean;
  gapOf: GapOfRow;
  ownProfileId: number | null;
  links: StageLinks;
  stage: StageOfSeries;
  onAction: ((action: StageAction) => void) | undefined;
  onWhy: ((id: string) => void) | undefined;
}

type StageColumn = Column<StageResultsTableRow>;

/** Returns the columns of a stage's protocol. */
export function stageColumns(input: StageColumnsInput): StageColumn[] {
  const { links, stage, onAction, seriesMessages } = input;
  const manage: StageColumn[] = onAction
    ? [
        {
          key: 'management',
          label: '',
          name: seriesMessages.management,
          headerEnd: <VisuallyHidden>{seriesMessages.management}</VisuallyHidden>,
          width: 46,
          cell: (row) => <StageRowMenu row={row} stage={stage} onAction={onAction} />,
        },
      ]
    : [];

  return [
    ...pinnedColumns(input),
    ...timeColumns(input),
    ...stagePowerColumns(input),
    ...bodyColumns<StageResultsTableRow>(input, links.weightHref),
    ...rankingColumns<StageResultsTableRow>(input, links.rankingHref, false),
    ...decisionColumns(input),
    ...manage,
  ];
}

function pinnedColumns(input: StageColumnsInput): StageColumn[] {
  return [
    explainedRankColumn(input),
    ...profileColumns<StageResultsTableRow>({
      ...input,
      width: 226,
      categoryOf: stageCategoryOf,
      categoryOrder: (row) => categoryOrder(stageCategoryOf(row)),
    }),
  ];
}

function explainedRankColumn({ messages, seriesMessages, ofCategory, onWhy }: StageColumnsInput): StageColumn {
  const column = seriesRankColumn<StageResultsTableRow>({
    messages,
    seriesMessages,
    rankOf: ({ rank, disqualification }) =>
      (disqualification === null && rank?.[ofCategory ? 'category' : 'absolute']) || null,
    disqualificationOf: ({ disqualification }) => disqualification,
  });
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

function timeColumns(input: StageColumnsInput): StageColumn[] {
  const { seriesMessages, ofCategory, gapOf } = input;
  const gaps = {
    ...input,
    timeOf: ({ finishTime }: StageResultsTableRow) => finishTime,
    isImplausible: ({ isTimeImplausible }: StageResultsTableRow) => isTimeImplausible,
    gapOf,
    reasonOf: ({ disqualification }: StageResultsTableRow) =>
      disqualification && reasonText(disqualification, seriesMessages),
    officialOf: ({ gapsInCategories }: StageResultsTableRow) =>
      gapsInCategories?.[ofCategory ? 'category' : 'absolute']?.toLeader ?? null,
  };

  return [timeColumn(gaps), gapColumn(gaps), gapPreviousColumn(gaps)];
}

function decisionColumns({ messages, seriesMessages, locale }: StageColumnsInput): StageColumn[] {
  const text = (row: StageResultsTableRow) => stageMarks(row, seriesMessages, locale).map((mark) => mark.text);
  const menu = messages.groups.data;

  return [
    {
      key: 'miscellaneous',
      ...seriesMessages.miscellaneous,
      menu,
      width: 116,
      align: 'start',
      exportValue: (row) => text(row).join('; ') || null,
      alsoExports: [
        { key: 'penalty', name: seriesMessages.marks.penaltySeconds, timeMs: (row) => penaltyOf(row) || null },
      ],
      cell: (row) => text(row).length > 0 && <StageMarks row={row} />,
    },
    {
      key: 'categoryChange',
      ...seriesMessages.change,
      menu,
      width: 88,
      align: 'start',
      exportValue: (row) => {
        const change = changeOf(row);
        return change && changeText(row, change, seriesMessages);
      },
      cell: (row) => changeOf(row) !== null && <CategoryChange row={row} />,
    },
  ];
}
