import type { OwnOrganizer } from '@otryv/contract';
import type { OrganizerPage } from '@otryv/forms';

/** What the form of the page begins with. */
export function pageValues(organizer: OwnOrganizer): Partial<OrganizerPage> {
  const { isPublished, clubMain, protestHours, mission, description, website, vk, youtube } = organizer;
  const { telegramGroup, telegramChannel } = organizer;
  return {
    isPublished,
    clubMain,
    protestHours,
    mission,
    description,
    website,
    vk,
    youtube,
    telegramGroup,
    telegramChannel,
  };
}

/** The page of an organizer as a form with files: every value is text. */
export function pageForm(organizerId: string, { logoFile, posterFile, ...page }: OrganizerPage): FormData {
  const form = new FormData();
  form.set('organizerId', organizerId);
  for (const [name, value] of Object.entries(page)) form.set(name, String(value ?? ''));
  for (const [name, [file]] of Object.entries({ logoFile, posterFile })) if (file) form.set(name, file);
  return form;
}
