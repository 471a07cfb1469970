import type { Mailing, ServiceSlotDto, Streamer } from '@otryv/contract';
import {
  AGE_LABELS,
  EVENT_PERIODS,
  letterList,
  MAILING_LISTS,
  MAILING_STATES,
  PLAN_UNITS,
  SLOT_ORIGINS,
} from '@otryv/contract/schemas';
import { type HttpHandler, http } from 'msw';
import { someOffers } from '../billing.ts';
import { anEditedEvent } from '../gameEvents.ts';
import { sendingMailing } from '../mailings.ts';
import { anOrganizerCard, anOwnOrganizer, aPublicOrganizer, areaOf } from '../organizers.ts';
import { respondWith } from '../respondWith.ts';
import { aSlot } from '../slots.ts';
import { someLeaders, someStarts } from '../statistics.ts';
import { aChannel, aStreamer } from '../streams.ts';

const picture = { small: '/images/os-small.webp', original: '/images/os.webp' };

/** Creates mailings in every state, to every list. */
function everyMailing(): Mailing[] {
  return MAILING_STATES.map((state, at) => ({
    ...sendingMailing,
    id: `${at + 1}`.repeat(24),
    subject: `Письмо ${at + 1}`,
    state,
    author: at === 1 ? null : 'zoja_sekundnaja',
    lists: MAILING_LISTS.slice(at % MAILING_LISTS.length),
    startedAt: at < 2 ? null : sendingMailing.startedAt,
    total: 2104 + at,
    sent: at < 2 ? 0 : 310 + at * 101,
    declined: at,
    undelivered: at * 3,
    pace: 60 + at * 7,
  }));
}

/** Creates periods in force of every origin, one of them paused. */
function everySlotInForce(): ServiceSlotDto[] {
  return SLOT_ORIGINS.map((origin, at) =>
    aSlot({
      id: `65f00000000000000000030${at}`,
      origin,
      isPaused: origin === 'gift',
      description: `Сервис: ${origin}`,
      ...(origin !== 'purchased' && { amount: null }),
    }),
  );
}

/** Creates streaming riders, in every state of the game's data. */
function everyStreamer(): Streamer[] {
  const [first, second, third] = ['Подветренный', 'Косогорова', 'Шатунов'].map((name, at) => aStreamer(at + 1, name));
  if (!first || !second || !third) return [];
  const { channel } = aChannel();
  const unread = { category: null, racingScore: null, countryAlpha3: null };
  return [
    { ...first, twitch: aChannel({ channel: { ...channel, bannerUrl: 'https://static.example/banner.jpg' } }) },
    {
      ...second,
      twitch: aChannel({ viewerCount: 31 }),
      zwiftData: { ...second.zwiftData, male: false, imageSrc: 'https://static.example/rider.jpg' },
    },
    { ...third, zwiftData: { ...third.zwiftData, ...unread } },
  ];
}

const stepOf: Record<string, 'month' | 'week' | 'day'> = {
  [EVENT_PERIODS.year]: 'month',
  [EVENT_PERIODS.quarter]: 'week',
  [EVENT_PERIODS.month]: 'day',
};

/** Responds with the statistics before the first count; the step is that of the period. */
export function everyStateOfStatistics(): HttpHandler[] {
  const leaders = someLeaders();
  const unlinked = leaders.maxWattsWithProfile.map((leader, at) => (at === 1 ? { ...leader, eventId: null } : leader));
  return [
    http.get('*/api/statistics/riders-in-events/:id', ({ params }) =>
      Response.json(someStarts({ step: stepOf[String(params.id)] ?? 'month', updatedAt: null })),
    ),
    respondWith('/api/statistics/leaders-intervals/{id}', {
      ...leaders,
      maxWattsWithProfile: unlinked,
      updatedAt: null,
    }),
    respondWith('/api/statistics/riders-total', { data: [], updatedAt: null }),
    respondWith('/api/statistics/riders-total-age', {
      data: AGE_LABELS.map((label, at) => ({ label, value: 612 + at * 97 })),
      updatedAt: null,
    }),
    respondWith('/api/statistics/riders-total-racing-score', {
      maleRacingScore: [],
      femaleRacingScore: [],
      updatedAt: null,
    }),
  ];
}

/** Responds as to the owner of an unpublished organizer without a main club. */
export function everyStateOfArea(): HttpHandler[] {
  return areaOf({ organizer: anOwnOrganizer({ clubMain: null, isPublished: false }) });
}

/** Responds with streams of platforms that have not responded since the start. */
export function everyStateOfStreams(): HttpHandler[] {
  const since = { checkedAt: null, staleSince: '2026-11-21T11:30:00.000Z' };
  return [respondWith('/api/streams', { data: everyStreamer(), platforms: { twitch: since, youtube: since } })];
}

/** Responds about organizers and their payments, in every state. */
export function everyStateOfSite(): HttpHandler[] {
  const links = {
    telegram: { group: null, channel: 'https://t.me/os' },
    isPublished: false,
    socialLinks: { vk: null, youtube: 'https://youtube.com/@os' },
    clubMain: null,
    website: null,
  };
  const plans = PLAN_UNITS.map((unit, at) => ({
    id: unit,
    amount: { kopecks: 20_000 + at * 13_000, currency: 'RUB' as const },
    item: { quantity: at + 1, unit },
  }));
  return [
    respondWith('/api/admin/mailings', { active: everyMailing(), data: [], quantity: 0, quantityPages: 0 }),
    respondWith('/api/site-services', { active: everySlotInForce(), upcoming: [], expired: [] }),
    ...letterList.options.map((list) =>
      respondWith('/api/subscriptions/{token}', { data: { list, isOn: list !== 'news' } }),
    ),
    respondWith('/api/site-services-price', { data: [{ entityName: 'organizer', plans }] }),
    respondWith('/api/site-services/purchasable', { data: someOffers }),
    respondWith('/api/zwift/events/{eventId}/{organizerId}', {
      ...anEditedEvent({ organizer: null, clubName: null, seriesName: 'Осенний кубок', isCurrent: false }),
      may: { add: false, editSite: false, editGame: false, editStart: false, delete: false },
    }),
    respondWith('/api/streams', {
      data: everyStreamer(),
      platforms: { twitch: null, youtube: null },
    }),
    respondWith('/api/organizers', { data: [anOrganizerCard({ posterUrls: picture, logoUrls: picture })] }),
    respondWith('/api/organizers/{urlSlug}', { data: aPublicOrganizer(links) }),
  ];
}
