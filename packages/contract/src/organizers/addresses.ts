import { address, type Redirect } from '../address.ts';

const params = { urlSlug: { kind: 'slug', example: 'klub-os' } } as const;

export const organizerAddresses = {
  organizers: address({ pattern: '/organizers', access: 'public', title: 'organizers', isSection: true }),
  // A hidden page is open to its owner.
  organizerSchedule: address({
    pattern: '/organizers/:urlSlug/schedule',
    params,
    access: 'optional',
    title: 'organizerSchedule',
  }),
  organizerSeries: address({
    pattern: '/organizers/:urlSlug/series',
    params,
    access: 'optional',
    title: 'organizerSeries',
  }),
  organizerMain: address({
    pattern: '/organizer/main',
    access: 'organizer',
    title: 'organizer',
    isSection: true,
    root: '/organizer',
  }),
  organizerClubs: address({ pattern: '/organizer/clubs', access: 'organizer', title: 'organizerClubs' }),
  organizerBots: address({ pattern: '/organizer/bots', access: 'organizer', title: 'organizerBots' }),
  organizerKeys: address({ pattern: '/organizer/keys', access: 'organizer', title: 'organizerKeys' }),
};

export const adminOrganizerAddresses = {
  adminOrganizers: address({ pattern: '/admin/organizer', access: 'admin', title: 'adminOrganizers' }),
};

export const organizerRedirects: readonly Redirect[] = [
  { pattern: '/organizers/:urlSlug', params, to: organizerAddresses.organizerSchedule.pattern },
  { pattern: '/organizer', to: organizerAddresses.organizerMain.pattern },
];
