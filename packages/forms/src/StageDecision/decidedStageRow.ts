/** The row of a stage that a decision is about, as passed by `StageAction` of `@otryv/tables`. */
export interface DecidedStageRow {
  seriesId: string;
  stageResultId: string;
  profile: { firstName: string; lastName: string; countryAlpha3: string | null };
  /** The category in which the rider rode, and the current one. */
  categoryInRace: string | null;
  category: string | null;
  /** In ms, including penalties; no line if omitted or `null`. */
  finishTime?: number | null | undefined;
  penalty: readonly { timeInMilliseconds: number; reason: string | null }[] | null;
  disqualification: { label: string; reason: string | null } | null;
}

/** A rider whose place or category a decision would change; `null` means unranked. */
export interface Move {
  profileId: number;
  name: string;
  /** Label of the series category of the place: APlus, A. */
  category: string | null;
  /** Category of the former place. */
  formerCategory: string | null;
  from: number | null;
  to: number | null;
}

/** Result of the host's dry run: `null` while pending. */
export type Moves = readonly Move[] | null;
