import type { SeriesCategory, WhatIf } from '@otryv/race';
import { riderNameOf } from '../RiderCell/riderOfRow.ts';
import type { StandingsStage, StandingsTableRow } from '../StandingsTable/index.ts';

/** What a trial of standings is chosen from, and what is chosen. */
export interface WhatIfInput {
  /** The rows of the official standings. */
  rows: readonly StandingsTableRow[];
  /** The stages of the official standings. */
  stages: readonly StandingsStage[];
  /** The stages left out and the riders in other categories; `{}` for the official standings. */
  assumptions: WhatIf;
  onChange: (assumptions: WhatIf) => void;
}

/** The assumptions with a stage left out, or not any longer. */
export function withStage({ withoutStages = [], ...others }: WhatIf, order: number, isLeftOut: boolean): WhatIf {
  const rest = withoutStages.filter((each) => each !== order);
  return { ...others, withoutStages: isLeftOut ? [...rest, order] : rest };
}

/** The assumptions with a rider in a category, or in the official one again without it. */
export function withCategory(assumptions: WhatIf, profileId: number, category?: SeriesCategory): WhatIf {
  const categories = new Map(assumptions.categories);
  categories.delete(profileId);
  if (category) categories.set(profileId, category);
  return { ...assumptions, categories };
}

/** The name of a rider; the number of one who is not in the rows. */
export function nameOfRider(rows: readonly StandingsTableRow[], profileId: number): string {
  const row = rows.find((each) => each.profileId === profileId);
  return row ? riderNameOf(row) : String(profileId);
}
