import type { Locale, ShownGap } from '@otryv/race';
import type { GapField } from '../GapColumns/gapField.ts';
import type { Messages } from '../messages/messages.ts';
import type { SeriesMessages } from '../messages/series.ts';
import type { BestOfStages } from './bestOfStages.ts';
import type { FewerStages } from './fewerStages.ts';
import type { StandingsKind, StandingsStage, StandingsTableRow } from './standingsTableRow.ts';

/** URLs of the links in a row; plain text without them. */
export interface StandingsLinks {
  profileHref?: ((row: StandingsTableRow) => string | null) | undefined;
  teamHref?: ((row: StandingsTableRow) => string | null) | undefined;
}

/** Input of the columns of a general classification. */
export interface StandingsColumnsInput extends BestOfStages {
  kind: StandingsKind;
  messages: Messages;
  seriesMessages: SeriesMessages;
  locale: Locale;
  stages: readonly StandingsStage[];
  field: GapField;
  showsGaps: boolean;
  /** Whether one category is displayed alone, so that places and gaps are those of the category. */
  ofCategory: boolean;
  gapOf(this: void, row: StandingsTableRow): ShownGap;
  fewerStagesOf(this: void, row: StandingsTableRow): FewerStages;
  /** Numbers of the stages with a penalty: their columns are wider. */
  penalized: ReadonlySet<number>;
  ownProfileId: number | null;
  links: StandingsLinks;
}
