import { isPrologue, type SeriesCategory, type WhatIf } from '@otryv/race';
import type { WhatIfMessages } from '../messages/whatIf.ts';
import { riderNameOf } from '../RiderCell/riderOfRow.ts';
import type { StandingsStage, StandingsTableRow } from '../StandingsTable/index.ts';

/** Input of the what-if controls, and the current selection. */
export interface WhatIfInput {
  /** Rows of the official standings. */
  rows: readonly StandingsTableRow[];
  /** Stages of the official standings. */
  stages: readonly StandingsStage[];
  /** Excluded stages and riders in other categories; `{}` for the official standings. */
  assumptions: WhatIf;
  onChange: (assumptions: WhatIf) => void;
}

/** Returns the name of a stage; without one, its number, or that it is the prologue. */
export function titleOf({ order, name }: Pick<StandingsStage, 'order' | 'name'>, messages: WhatIfMessages): string {
  return name ?? (isPrologue(order) ? messages.prologue : messages.stageNumber(order));
}

/** Excludes a stage in the assumptions, or includes it again. */
export function withStage({ withoutStages = [], ...others }: WhatIf, order: number, isLeftOut: boolean): WhatIf {
  const rest = withoutStages.filter((each) => each !== order);
  return { ...others, withoutStages: isLeftOut ? [...rest, order] : rest };
}

/** Assigns a rider to a category in the assumptions, or to the official one again without it. */
export function withCategory(assumptions: WhatIf, profileId: number, category?: SeriesCategory): WhatIf {
  const categories = new Map(assumptions.categories);
  categories.delete(profileId);
  if (category) categories.set(profileId, category);
  return { ...assumptions, categories };
}

/** Returns the name of a rider; the number of one who is not in the rows. */
export function nameOfRider(rows: readonly StandingsTableRow[], profileId: number): string {
  const row = rows.find((each) => each.profileId === profileId);
  return row ? riderNameOf(row) : String(profileId);
}
