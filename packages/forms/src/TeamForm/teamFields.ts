import { type TeamDraft as Draft, teamDraft } from '@otryv/contract/schemas';
import { noPictures } from '../controls/PictureFields.tsx';
import { type FormOf, formOf } from '../Form/index.ts';

const noTexts = { name: '', shortName: '', mission: '', description: '' };
const noLinks = { telegramGroup: '', telegramChannel: '', website: '', vk: '', zwiftClubId: '' };

/** The form of a team. */
export const { Form, Field } = formOf(teamDraft, {
  ...noTexts,
  ...noLinks,
  badgeBackground: '',
  badgeTextColor: '',
  ...noPictures,
});

type DraftOf<Forms> = Forms extends FormOf<infer Values, Draft> ? Values : never;
/** Draft of the form. */
export type TeamFormDraft = DraftOf<{ Form: typeof Form; Field: typeof Field }>;
/** Submitted value of the form. */
export type TeamFormValue = Draft;
