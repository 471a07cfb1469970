import { showsGaps as allowsGaps, CP_DURATIONS, type FinishProtocol } from '@otryv/race';
import { useOtryv } from '@otryv/ui';
import { useMemo } from 'react';
import type { Column, ColumnsRecipe, RowLook, TableOrder, TableSection } from '../DataTable/index.ts';
import { useMessages } from '../messages/useMessages.ts';
import classes from './ResultsTable.module.css';
import { markOf, type ResultMarks } from './resultMarks.ts';
import { emptyColumns, resultsColumns } from './resultsColumns.ts';
import type { PowerUnit, ResultsTableRow } from './resultsTableRow.ts';
import type { RiderLinks } from './riderLinks.ts';
import { bestOfIntervals, type ShownField, type ShownProtocol, shownProtocol } from './shownProtocol.ts';
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
  columns: readonly Column<ShownRow>[];
  look: (row: ShownRow) => RowLook;
  sectionOf: (row: ResultsTableRow) => TableSection | null;
  /** On paper each category has pages of its own, unless one is shown alone. */
  pageOf: ((row: ResultsTableRow) => TableSection) | undefined;
  /** The whole protocol, for an export of everything. */
  allRows: () => readonly ShownRow[];
}

type Best = [duration: number, value: number | null][];

/** From so long a gap to the rider ahead on, the line between the two is darker. */
const bunchBreakMs = 1500;

/** What a protocol shows for a category, an order and a choice of columns; each part counted only when it changes. */
export function useResultsView(input: ResultsViewInput): ResultsView {
  const { rows, protocolKind, category, power, sort, recipe, ownProfileId, seen, isFresh } = input;
  const { profileHref, teamHref, weightHref } = input.links;
  const { locale } = useOtryv();
  const messages = useMessages();
  const shown = useMemo(() => shownProtocol(rows, category, protocolKind), [rows, category, protocolKind]);
  // As text, which stays equal while one row changes: so do the columns then, and with them the other rows.
  const counted = useMemo(() => {
    const best: Best = [...bestOfIntervals(shown.rows, CP_DURATIONS, power)];
    return JSON.stringify([{ ...shown, rows: undefined }, best]);
  }, [shown, power]);
  const empty = useMemo(() => [...emptyColumns(rows, power)].join(' '), [rows, power]);
  const [first] = sort;
  const showsGaps = allowsGaps({
    kind: protocolKind,
    sortKey: first?.column ?? '',
    ascending: first?.ascending ?? true,
  });
  const isPart = category !== null;
  const columns = useMemo(() => {
    const [field, best]: [ShownField, Best] = JSON.parse(counted);
    const links = { profileHref, teamHref, weightHref };
    const made = resultsColumns({
      ...{ messages, locale, field, showsGaps, isPart, ownProfileId, links },
      unit: power,
      best: new Map(best),
      empty: new Set(empty.split(' ')),
    });
    return recipe?.(made) ?? made;
  }, [
    messages,
    locale,
    counted,
    empty,
    recipe,
    showsGaps,
    isPart,
    ownProfileId,
    profileHref,
    teamHref,
    weightHref,
    power,
  ]);

  const look = useMemo(
    () => (row: ShownRow) => ({
      isOwn: row.profileId === ownProfileId,
      isMuted: row.isDisqualification,
      isBreak: showsGaps && (row.shownGap.toPreviousMs ?? 0) >= bunchBreakMs,
      isChanged: seen?.[row._id] !== undefined && seen[row._id] !== markOf(row),
      isFresh: isFresh(row),
    }),
    [showsGaps, ownProfileId, seen, isFresh],
  );
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
  const allRows = () => shownProtocol(rows, null, protocolKind).rows;

  return { shown, columns, look, sectionOf, pageOf, allRows };
}
