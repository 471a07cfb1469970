import { describe, expect, it } from 'vitest';
import { type Address, addresses, addressKeys, redirects } from './addresses.ts';

interface Listed {
  access: string;
  /** Key in the manifest, if intentionally different. */
  ours?: string;
  /** Redirect target, if it has no screen. */
  to?: string;
}

const page = (access: string, ours?: string): Listed => ({ access, ...(ours && { ours }) });
const leads = (to: string, ours?: string): Listed => ({ access: '', to, ...(ours && { ours }) });

// Written by hand from chapter 2 of the specification, in its order and with its names, independently of the manifest.
const ofSpecification: Record<string, Listed> = {
  '/': page('public'),
  '/message/{messageId}/{additional}': page('public'),
  '/riders': page('public'),
  '/streams': page('public'),
  '/site-services': page('public'),
  '/403': page('public'),
  '/legal/privacy-policy': page('public'),
  '/legal/terms-of-use': page('public'),
  '/legal/offer': page('public'),
  '/organizers': page('public'),
  // A hidden organizer's page and a draft series open to their owner, so these identify the reader.
  '/organizers/{urlSlug}/schedule': page('optional'),
  '/organizers/{urlSlug}/series': page('optional'),
  '/teams': page('public'),
  '/teams/{urlSlug}/members': page('public'),
  '/teams/{urlSlug}/results': page('public'),
  '/teams/{urlSlug}/achievements': page('public'),
  '/race/schedule': page('public'),
  '/race/schedule/{eventId}': page('public'),
  '/race/results': page('public'),
  '/race/results/{eventId}': page('public'),
  '/race/statistics/main': page('public'),
  '/race/statistics/leaders/male': page('public'),
  '/race/statistics/leaders/female': page('public'),
  '/race/statistics/riders-ftp': page('public'),
  '/race/statistics/riders-racing-score': page('public'),
  '/series': page('public'),
  '/series/{urlSlug}/schedule': page('optional'),
  '/series/{urlSlug}/results': page('optional'),
  '/series/{urlSlug}/results/stage/{stageOrder}': page('optional'),
  '/series/{urlSlug}/regulations': page('optional'),
  '/documentation': page('optional'),
  '/documentation/faq': page('public'),
  '/documentation/public': page('optional'),
  '/documentation/public/{urlSlug}': page('public'),
  '/documentation/organizer': page('organizer'),
  '/documentation/organizer/{urlSlug}': page('organizer'),
  '/documentation/development': page('admin'),
  '/documentation/development/{urlSlug}': page('admin'),
  // Administrators write the bot's messages.
  '/bot': page('admin'),
  '/auth/authorization': page('public'),
  '/auth/registration': page('public'),
  '/auth/reset': page('public'),
  '/auth/confirm-email/{token}': page('public'),
  '/auth/sign-in/{token}': page('public'),
  '/auth/new-password/{token}': page('public'),
  // Redirects each reader differently, and only the browser has the reader's identity.
  '/profile': page('optional'),
  '/profile/{zwiftId}/results': page('public'),
  '/profile/{zwiftId}/power': page('public'),
  '/profile/{zwiftId}/weight-and-height': page('public'),
  '/profile/{zwiftId}/racing-score': page('public'),
  '/profile/{zwiftId}/settings/account': page('signedIn'),
  '/profile/{zwiftId}/settings/notifications': page('signedIn'),
  '/profile/{zwiftId}/settings/zwift': page('signedIn'),
  '/profile/{zwiftId}/settings/stream': page('signedIn'),
  '/profile/{zwiftId}/settings/services-and-finances': page('signedIn'),
  '/organizer/main': page('organizer'),
  '/organizer/clubs': page('organizer'),
  '/organizer/bots': page('organizer'),
  '/organizer/keys': page('organizer'),
  '/organizer/series/list': page('organizer'),
  '/organizer/series/create': page('organizer'),
  // Without a series there is nothing to edit.
  '/organizer/series/edit': leads('/organizer/series/list'),
  '/organizer/series/edit/{seriesId}': page('organizer'),
  '/zwift/event/edit': page('clubModerator'),
  // The specification calls every event number `id` here and `eventId` elsewhere.
  '/zwift/event/edit/{id}': page('clubModerator', '/zwift/event/edit/{eventId}'),
  '/zwift/event/add': page('clubModerator'),
  '/zwift/event/create': page('clubModerator'),
  '/zwift/event/view': page('clubModerator'),
  '/results/edit/{eventId}': page('clubModerator'),
  '/moderation/teams/create': page('signedIn'),
  // A vice-captain also manages the members.
  '/teams/{urlSlug}/control/members': page('teamManager'),
  '/teams/{urlSlug}/control/edit': page('teamCreator'),
  '/admin/users': page('admin'),
  // The underscore comes from the store.
  '/admin/users/{_id}/main': page('admin', '/admin/users/{id}/main'),
  '/admin/riders/{zwiftId}/activities': page('admin'),
  '/admin/riders/{zwiftId}/main': page('admin'),
  '/admin/riders/{zwiftId}/bans': page('admin'),
  '/admin/logs/admin': page('admin'),
  '/admin/logs/errors': page('admin'),
  '/admin/logs/errors/{id}': page('admin'),
  '/admin/organizer': page('admin'),
  '/admin/clubs': page('admin'),
  '/admin/notifications/create-email': page('admin'),
  '/admin/notifications/events-email-preview': page('admin'),
  '/admin/others/finish-protocol/create': page('admin'),
  '/admin/others/finish-protocol/edit': page('admin'),
  '/logs/admin': page('moderator'),
  '/logs/errors': page('moderator'),
};

// Chapter 4 of the conventions, item 22.
const ofConventions: Record<string, Listed> = {
  '/race/statistics': leads('/race/statistics/main'),
  '/organizers/{slug}': leads('/organizers/{urlSlug}/schedule', '/organizers/{urlSlug}'),
  '/teams/{slug}': leads('/teams/{urlSlug}/members', '/teams/{urlSlug}'),
  '/series/{slug}': leads('/series/{urlSlug}/results', '/series/{urlSlug}'),
  '/profile/{id}': leads('/profile/{zwiftId}/results', '/profile/{zwiftId}'),
  '/profile/{id}/settings': leads('/profile/{zwiftId}/settings/account', '/profile/{zwiftId}/settings'),
  '/organizer': leads('/organizer/main'),
  '/zwift': leads('/zwift/event/create'),
  '/admin': leads('/admin/users'),
  '/admin/notifications': leads('/admin/notifications/create-email'),
  '/admin/others': leads('/admin/others/finish-protocol/create'),
  '/teams/{slug}/control': leads('/teams/{urlSlug}/control/members', '/teams/{urlSlug}/control'),
};

// Addresses that the portal has beyond both.
const further: Record<string, Listed> = {
  // Chapter 15 of the facts: the season rating of teams, and unsubscribing from a mailing.
  '/race/statistics/teams': page('public'),
  '/unsubscribe/{token}': page('public'),
  // Comparison of riders.
  '/compare': page('public'),
  '/teams/invitations/{token}': page('public'),
  // Moderators also read single errors.
  '/logs/errors/{id}': page('moderator'),
  '/admin/visits': page('admin'),
  '/admin/news': page('admin'),
  // Parents of addresses, for readers who shorten the URL by hand.
  '/admin/users/{id}': leads('/admin/users/{id}/main'),
  '/admin/riders/{zwiftId}': leads('/admin/riders/{zwiftId}/main'),
  '/admin/logs': leads('/admin/logs/admin'),
  '/logs': leads('/logs/admin'),
  '/zwift/event': leads('/zwift/event/create'),
  '/admin/others/finish-protocol': leads('/admin/others/finish-protocol/create'),
  '/organizer/series': leads('/organizer/series/list'),
  '/race/statistics/leaders': leads('/race/statistics/leaders/male'),
};

const named = (pattern: string) => pattern.replace(/:(\w+)/g, '{$1}');
const every = [ofSpecification, ofConventions, further].flatMap((list) =>
  Object.entries(list).map(([path, { ours = path, ...rest }]) => ({ path: ours, ...rest })),
);
const pages = addressKeys.map((key): [string, Address] => [named(addresses[key].pattern), addresses[key]]);
const led = redirects.map(({ pattern, to }) => [named(pattern), named(to)]);

describe('required addresses', () => {
  it('have a screen for their readers', () => {
    const wanted = every.filter(({ to }) => to === undefined).map(({ path, access }) => [path, access]);

    expect(Object.fromEntries(pages.map(([path, { access }]) => [path, access]))).toEqual(Object.fromEntries(wanted));
  });

  it('redirect to the required targets', () => {
    const wanted = every.filter(({ to }) => to !== undefined).map(({ path, to }) => [path, to]);

    expect(Object.fromEntries(led)).toEqual(Object.fromEntries(wanted));
  });

  it('are complete, without duplicates', () => {
    const ours = [...pages.map(([path]) => path), ...led.map(([path]) => path)];

    expect(new Set(every.map(({ path }) => path))).toEqual(new Set(ours));
    expect(every).toHaveLength(ours.length);
  });
});
