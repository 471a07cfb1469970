/** The row of a stage that is decided about: what `StageAction` of `@otryv/tables` hands over. */
export interface DecidedStageRow {
  seriesId: string;
  stageResultId: string;
  profile: { firstName: string; lastName: string; countryAlpha3: string | null };
  /** The category the rider rode in, and the one that holds now. */
  categoryInRace: string | null;
  category: string | null;
  penalty: readonly { timeInMilliseconds: number; reason: string | null }[] | null;
  disqualification: { label: string; reason: string | null } | null;
}

/** A rider whose place or category a decision would change; `null` is no place. */
export interface Move {
  profileId: number;
  name: string;
  /** The label of the series that the place is in: APlus, A. */
  category: string | null;
  /** That of the place before. */
  formerCategory: string | null;
  from: number | null;
  to: number | null;
}

/** What the host's dry run found: `null` while it is calculated. */
export type Moves = readonly Move[] | null;
