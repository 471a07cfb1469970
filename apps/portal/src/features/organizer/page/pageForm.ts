import type { OwnOrganizer } from '@otryv/contract';
import type { OrganizerPage } from '@otryv/forms';

/** Returns the initial values of the page's form. */
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

/** Builds the multipart form of an organizer's page: every value is text. */
export function pageForm(organizerId: string, { logoFile, posterFile, ...page }: OrganizerPage): FormData {
  const form = new FormData();
  form.set('organizerId', organizerId);
  for (const [name, value] of Object.entries(page)) form.set(name, String(value ?? ''));
  for (const [name, [file]] of Object.entries({ logoFile, posterFile })) if (file) form.set(name, file);
  return form;
}
