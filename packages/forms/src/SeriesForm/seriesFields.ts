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

/** The type and the figures of a new series. */
export const newSeries: Partial<SeriesFormDraft> = {
  type: 'tour',
  teamResults: 3,
  percentageFromLeader: 0,
  timeGapThresholdSeconds: 0,
};

type PropsOf<Forms> = Forms extends FormOf<infer Values, infer Value> ? { draft: Values; value: Value } : never;
/** What the fields hold while the form is filled in. */
export type SeriesFormDraft = PropsOf<{ Form: typeof Form; Field: typeof Field }>['draft'];
/** What the form gives out. */
export type SeriesFormValue = Draft;
