import { organizerMain } from '@otryv/contract/schemas';
import { noPictures } from '../controls/PictureFields.tsx';
import { formOf } from '../Form/index.ts';

const noTexts = { mission: '', description: '' };
const noLinks = { telegramGroup: '', telegramChannel: '', website: '', vk: '', youtube: '' };

/** The form of the page of an organizer. */
export const { Form, Field } = formOf(organizerMain, {
  isPublished: false,
  clubMain: null,
  protestHours: null,
  ...noTexts,
  ...noLinks,
  ...noPictures,
});

/** What an organizer says of itself. */
export interface OrganizerPage {
  isPublished: boolean;
  /** The id of one of its clubs in the game. */
  clubMain: string | null;
  /** The hours after the first results of a race in which riders may appeal. */
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

/** What the form holds while it is filled in. */
export interface OrganizerDraft extends Omit<OrganizerPage, 'protestHours'> {
  /** `null` while the field is blank. */
  protestHours: number | null;
}
