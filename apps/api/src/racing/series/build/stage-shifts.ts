import type { SeriesOutcome } from '@otryv/contract/schemas';
import { type SeriesStandings, type StageRow, type StandingsRow, seriesCategory } from '@otryv/race';
import { fullName } from '../../../people/riders/full-name.ts';

type Shift = SeriesOutcome['general'][number];
export type Placing = NonNullable<Shift['before']>;
interface Placed {
  name: string;
  placing: Placing;
}

/** Returns the rows of a stage in comparable form. */
export function stagePlacings(rows: readonly StageRow[]): Map<number, Placed> {
  return new Map(
    rows.map((row) => [
      row.shownProfileId,
      {
        name: fullName(row.rider),
        placing: {
          category: row.category,
          place: row.rank.category || null,
          label: row.disqualification?.label ?? null,
          timeMs: row.finalDurationInMilliseconds,
          points: row.points,
        },
      },
    ]),
  );
}

/** Returns the placing of a rider on a stage; `null` without a row. */
export function stagePlacing({ protocols }: SeriesStandings, stageOrder: number, profileId: number): Placing | null {
  const rows = protocols.find(({ stage }) => stage.order === stageOrder)?.rows ?? [];
  return stagePlacings(rows.filter((row) => row.shownProfileId === profileId)).get(profileId)?.placing ?? null;
}

/**
 * Returns the stages that differ between two results, and their general classifications, with the riders whose rank
 * changes.
 */
export function shiftsBetween(before: SeriesStandings, after: SeriesStandings): Omit<SeriesOutcome, 'messages'> {
  const orders = new Set([...before.protocols, ...after.protocols].map(({ stage }) => stage.order));
  const rowsOf = ({ protocols }: SeriesStandings, order: number) =>
    protocols.find(({ stage }) => stage.order === order)?.rows ?? [];
  return {
    stages: [...orders]
      .toSorted((one, other) => one - other)
      .map((stageOrder) => ({
        stageOrder,
        shifts: shifts(stagePlacings(rowsOf(before, stageOrder)), stagePlacings(rowsOf(after, stageOrder))),
      }))
      .filter((stage) => stage.shifts.length > 0),
    general: shifts(generalPlacings(before.general.rows), generalPlacings(after.general.rows)),
  };
}

/** Formats a rank or a label; `null` for a missing row. */
export function placingText(placing: Pick<Placing, 'category' | 'place' | 'label'> | null): string | null {
  if (placing === null) return null;
  const { category, place, label } = placing;
  return [seriesCategory(category) ?? '?', label ?? (place === null ? '—' : String(place))].join(' ');
}

/**
 * Returns the riders whose rank changes between two lists: those of the later list in its order, then those removed.
 */
export function shifts(before: ReadonlyMap<number, Placed>, after: ReadonlyMap<number, Placed>): Shift[] {
  const moved: Shift[] = [];
  for (const profileId of new Set([...after.keys(), ...before.keys()])) {
    const [was, is] = [before.get(profileId), after.get(profileId)];
    if (isSame(was?.placing, is?.placing)) continue;
    moved.push({
      profileId,
      name: (is ?? was)?.name ?? '',
      before: was?.placing ?? null,
      after: is?.placing ?? null,
    });
  }
  return moved;
}

function generalPlacings(rows: readonly StandingsRow[]): Map<number, Placed> {
  return new Map(
    rows.map((row) => [
      row.profileId,
      {
        name: fullName(row.rider),
        placing: {
          category: row.finalCategory,
          place: row.rank.category || null,
          label: row.disqualification?.label ?? null,
          timeMs: row.totalTimeInMilliseconds,
          points: row.totalFinishPoints,
        },
      },
    ]),
  );
}

function isSame(one: Placing | undefined, other: Placing | undefined): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
