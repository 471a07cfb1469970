import { showsGaps as allowsGaps, CP_DURATIONS, type FinishProtocol } from '@otryv/race';
import { useOtryv } from '@otryv/ui';
import { useMemo } from 'react';
import { bestOfIntervals } from '../columns/bestOfIntervals.ts';
import { emptyKeys, markEmpty } from '../columns/emptyColumns.ts';
import type { PowerUnit } from '../columns/powerUnit.ts';
import type { Column, ColumnsRecipe, RowLook, TableOrder, TableSection } from '../DataTable/index.ts';
import { bunchBreakMs } from '../GapColumns/countedGaps.ts';
import { useMessages } from '../messages/useMessages.ts';
import classes from './ResultsTable.module.css';
import { markOf, type ResultMarks } from './resultMarks.ts';
import { figureColumns, resultsColumns } from './resultsColumns.ts';
import type { ResultsTableRow } from './resultsTableRow.ts';
import type { RiderLinks } from './riderLinks.ts';
import { type ShownField, type ShownProtocol, shownProtocol } from './shownProtocol.ts';
import type { ShownRow } from './shownRow.ts';

export interface ResultsViewInput {
  rows: readonly ResultsTableRow[];
  protocolKind: FinishProtocol;
  category: string | null;
  power: PowerUnit;
  sort: TableOrder;
  recipe: ColumnsRecipe<ShownRow> | undefined;
  ownProfileId: number | null;
  links: RiderLinks;
  seen: ResultMarks | undefined;
  /** Whether a row has just come. */
  isFresh: (row: ResultsTableRow) => boolean;
}

export interface ResultsView {
  shown: ShownProtocol;
  /** Completes the shown rows. Our own columns sort by what is given; who knows of others. */
  present: ShownProtocol['present'];
  columns: readonly Column<ShownRow>[];
  look: (row: ShownRow) => RowLook;
  sectionOf: (row: ResultsTableRow) => TableSection | null;
  /** On paper each category has pages of its own, unless one is shown alone. */
  pageOf: ((row: ResultsTableRow) => TableSection) | undefined;
  /** The whole protocol, for an export of everything. */
  allRows: () => readonly ShownRow[];
}

type Best = [duration: number, value: number | null][];

/** What a protocol shows for a category, an order and a choice of columns; each part counted only when it changes. */
export function useResultsView(input: ResultsViewInput): ResultsView {
  const { rows, protocolKind, category, sort, recipe } = input;
  const shown = useMemo(() => shownProtocol(rows, category, protocolKind), [rows, category, protocolKind]);
  const [first] = sort;
  const showsGaps = allowsGaps({
    kind: protocolKind,
    sortKey: first?.column ?? '',
    ascending: first?.ascending ?? true,
  });

  const isSortedBy = recipe !== undefined;
  const present = useMemo(() => ({ ...shown.present, isSortedBy }), [shown, isSortedBy]);

  return {
    shown,
    present,
    columns: useColumns(input, shown, showsGaps),
    look: useLook(input, showsGaps),
    ...useSections(shown, category !== null),
    allRows: () => {
      const whole = shownProtocol(rows, null, protocolKind);
      return whole.rows.map(whole.present.rowOf);
    },
  };
}

function useColumns(input: ResultsViewInput, shown: ShownProtocol, showsGaps: boolean): readonly Column<ShownRow>[] {
  const { rows, category, power, recipe, ownProfileId } = input;
  const { profileHref, teamHref, weightHref } = input.links;
  const { locale } = useOtryv();
  const messages = useMessages();
  // As text, which stays equal while one row changes: so do the columns then, and with them the other rows.
  const [countedField, countedBest] = useMemo(() => {
    const ranked = shown.rows.filter(({ isDisqualification }) => !isDisqualification);
    const best: Best = [...bestOfIntervals(ranked, CP_DURATIONS, power)];
    return [JSON.stringify({ ...shown, rows: undefined, present: undefined }), JSON.stringify(best)] as const;
  }, [shown, power]);
  const figures = useMemo(() => {
    const best: Best = JSON.parse(countedBest);
    return figureColumns({ messages, locale, power, best: new Map(best), weightHref });
  }, [messages, locale, power, countedBest, weightHref]);
  const empty = useMemo(() => emptyKeys(figures, rows), [figures, rows]);
  const isPart = category !== null;

  return useMemo(() => {
    const field: ShownField = JSON.parse(countedField);
    const links = { profileHref, teamHref };
    const made = resultsColumns(
      { messages, locale, field, showsGaps, isPart, ownProfileId, links },
      markEmpty(figures, empty),
    );
    return recipe?.(made) ?? made;
  }, [messages, locale, countedField, showsGaps, isPart, ownProfileId, profileHref, teamHref, figures, empty, recipe]);
}

function useLook({ ownProfileId, seen, isFresh }: ResultsViewInput, showsGaps: boolean): ResultsView['look'] {
  return useMemo(
    () => (row: ShownRow) => ({
      isOwn: row.profileId === ownProfileId,
      isMuted: row.isDisqualification,
      isBreak: showsGaps && (row.shownGap.toPreviousMs ?? 0) >= bunchBreakMs,
      isChanged: seen?.[row._id] !== undefined && seen[row._id] !== markOf(row),
      isFresh: isFresh(row),
    }),
    [showsGaps, ownProfileId, seen, isFresh],
  );
}

function useSections(shown: ShownProtocol, isPart: boolean): Pick<ResultsView, 'sectionOf' | 'pageOf'> {
  const messages = useMessages();
  const sectionOf = useMemo(() => {
    const count = shown.rows.filter(({ isDisqualification }) => isDisqualification).length;
    const title = (
      <>
        <b className={classes.OutOfRanking}>
          {messages.outOfRanking} · {count}
        </b>{' '}
        {messages.outOfRankingNote}
      </>
    );
    const section = { key: 'out-of-ranking', title };
    return ({ isDisqualification }: ResultsTableRow) => (isDisqualification ? section : null);
  }, [shown, messages]);
  const pageOf = useMemo(
    () =>
      isPart
        ? undefined
        : ({ subgroupLabel }: ResultsTableRow) => ({
            key: subgroupLabel,
            title: <b className={classes.OutOfRanking}>{messages.inCategory(subgroupLabel)}</b>,
          }),
    [isPart, messages],
  );

  return { sectionOf, pageOf };
}
