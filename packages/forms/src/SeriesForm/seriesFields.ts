import { type SeriesDraft as Draft, seriesDraft } from '@otryv/contract/schemas';
import { noPictures } from '../controls/PictureFields.tsx';
import { type FormOf, formOf } from '../Form/index.ts';

const noTexts = { mission: '', description: '', rules: '', prizes: '' };

/** The form of a series; a new one is a tour. */
export const { Form, Field } = formOf(seriesDraft, {
  type: 'tour',
  name: '',
  dateStart: '',
  dateEnd: '',
  hasGeneral: true,
  hasTeams: true,
  teamResults: null,
  riderCategoryRule: 'recalculationAll',
  repeatRule: 'best',
  percentageFromLeader: null,
  enforcement: 'manual',
  timeGapThresholdSeconds: null,
  scoringTable: [],
  ...noTexts,
  ...noPictures,
});

/** Type and default figures of a new series. */
export const newSeries: Partial<SeriesFormDraft> = {
  type: 'tour',
  teamResults: 3,
  percentageFromLeader: 0,
  timeGapThresholdSeconds: 0,
};

type PropsOf<Forms> = Forms extends FormOf<infer Values, infer Value> ? { draft: Values; value: Value } : never;
/** Draft of the form. */
export type SeriesFormDraft = PropsOf<{ Form: typeof Form; Field: typeof Field }>['draft'];
/** Submitted value of the form. */
export type SeriesFormValue = Draft;
