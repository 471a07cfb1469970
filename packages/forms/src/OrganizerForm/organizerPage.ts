import { organizerMain } from '@otryv/contract/schemas';
import { noPictures } from '../controls/PictureFields.tsx';
import { formOf } from '../Form/index.ts';

const noTexts = { mission: '', description: '' };
const noLinks = { telegramGroup: '', telegramChannel: '', website: '', vk: '', youtube: '' };

/** The form of an organizer's page. */
export const { Form, Field } = formOf(organizerMain, {
  isPublished: false,
  clubMain: null,
  protestHours: null,
  ...noTexts,
  ...noLinks,
  ...noPictures,
});

/** An organizer's profile. */
export interface OrganizerPage {
  isPublished: boolean;
  /** Id in the game of one of its clubs. */
  clubMain: string | null;
  /** Hours after the first results of a race during which riders may appeal. */
  protestHours: number;
  mission: string;
  description: string;
  telegramGroup: string;
  telegramChannel: string;
  website: string;
  vk: string;
  youtube: string;
  logoFile: readonly File[];
  removesLogo: boolean;
  posterFile: readonly File[];
  removesPoster: boolean;
}

/** Draft of the form. */
export interface OrganizerDraft extends Omit<OrganizerPage, 'protestHours'> {
  /** `null` while the field is blank. */
  protestHours: number | null;
}
