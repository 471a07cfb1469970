import type { EditedEvent } from '@otryv/contract';
import { eventDraft } from '@otryv/contract/schemas';
import { type EventDraft, newEventDraft, withNewGroup, withRegistration } from '@otryv/race';
import type { HttpHandler } from 'msw';
import { anEvent, anEventList } from './anEvent.ts';
import { aUser, sessionOf } from './aSession.ts';
import { aClub } from './organizers.ts';
import { respondWith } from './respondWith.ts';

export const editedId = 4_600_001;
const { id: clubId, name: clubName, organizer } = aClub();
export const seriesId = '64b0000000000000000000f1';

/** Creates the event of an invented race in the game, with two groups. */
export function aGameDraft(changes: Partial<EventDraft['event']> = {}): EventDraft {
  const blank = newEventDraft({ startMs: Date.parse('2026-11-28T16:30:00Z'), clubId });
  const draft = withRegistration(withNewGroup(blank, 2, [1, 2]), 'default');
  const eventSubgroups = draft.event.eventSubgroups.map((group) => ({ ...group, id: 6_500_300 + group.label }));
  const event = { ...draft.event, id: editedId, name: 'Осенний кубок. Этап 5', eventType: 'RACE', eventSubgroups };
  return { ...draft, importanceLevel: 'standard', event: { ...event, ...changes } };
}

/** Creates an invented race as its editor reads it: of the reader's club, before its start. */
export function anEditedEvent(changes: Partial<EditedEvent> = {}, draft = aGameDraft()): EditedEvent {
  return {
    draft: eventDraft.parse(draft),
    organizer: { ...organizer, shortName: 'ОСЬ', urlSlug: 'klub-os', logoUrls: null, isPublished: true },
    clubName,
    seriesName: null,
    isOnSite: true,
    started: false,
    isCurrent: true,
    fetchedAt: '2026-11-21T11:58:00.000Z',
    changes: [],
    may: { add: false, editSite: true, editGame: true, editStart: true, delete: true },
    ...changes,
  };
}

/** Responds as to the moderator of a club. */
export function moderation(event = anEditedEvent(), clubs = [aClub()]): HttpHandler[] {
  const moderator = aUser({ isModeratorClub: true, moderator: { clubs: [clubId] } });
  const inGame = { microserviceExternalResourceId: clubId };
  return [
    ...sessionOf(moderator),
    respondWith('/api/assets/routes/all', { data: [aWholeRoute, aKnownRoute, anEventRoute] }),
    respondWith('/api/assets/worlds', { data: [aWorld, ...otherWorlds] }),
    respondWith('/api/assets/jerseys', { data: jerseys }),
    respondWith('/api/organizer/clubs-for-moderator/{userId}', {
      data: clubs.map(({ id, name }) => ({ id, name, organizer })),
    }),
    respondWith('/api/series/actual/{organizerId}', { data: [{ _id: seriesId, name: 'Осенний кубок' }] }),
    // Before the one with two parameters, which matches its path too.
    respondWith('/api/zwift/events/moderator/{eventId}', event),
    respondWith('/api/zwift/events/{eventId}/{organizerId}', {
      ...event,
      isOnSite: false,
      may: { ...event.may, add: true },
    }),
    respondWith(
      '/api/race/events',
      anEventList([
        anEvent({ ...inGame, id: editedId, name: 'Осенний кубок. Этап 5' }),
        anEvent({ id: 502, name: 'Чужая разделка', organizerId: null }),
      ]),
    ),
  ];
}

const aWorld = {
  id: 1,
  name: 'Ватопия',
  slug: 'watopia',
  bounds: [
    [-11.6, 166.8],
    [-11.7, 167],
  ] satisfies [[number, number], [number, number]],
  imageUrl: '/images/watopia.png',
};

const otherWorlds = [
  { id: 10, name: 'Макури', slug: 'makuri-islands', imageUrl: '/images/makuri.png' },
  { id: 3, name: 'Лондон', slug: 'london', imageUrl: '/images/london.png' },
].map((world) => ({ ...aWorld, ...world }));

const jerseys = [
  { id: 3_090_729_076, name: 'Z Racing A', imageUrl: null },
  { id: 2_701_146_350, name: 'Z Racing B', imageUrl: null },
  { id: 1_458_077_519, name: 'Club Os', imageUrl: '/images/club-os.png' },
];

const none = {
  leadInElevation: 4,
  leadInDistanceFreeRide: null,
  leadInElevationFreeRide: null,
  leadInDistanceMeetups: null,
  leadInElevationInMeetups: null,
  experience: null,
  stravaSegmentId: null,
  stravaSegmentUrl: null,
  zwiftInsiderUrl: null,
  whatsOnZwiftUrl: null,
  zwifterBikesUrl: null,
  imageUrl: null,
};

const aWholeRoute = {
  ...none,
  id: 3_395_698_268,
  name: 'Дорога к радиовышке',
  slug: 'radio',
  world: 'watopia',
  eventOnly: false,
  distance: 15.5,
  elevation: 280,
  leadInDistance: 0.4,
  segments: [],
  segmentsOnRoute: [],
  levelLocked: false,
  lap: true,
  supportsTT: true,
  supportsMeetups: true,
  sports: ['cycling' as const, 'running' as const],
  eventPaddocks: '1,2,3,4',
};

/** A route with all details known. */
const aKnownRoute = {
  ...aWholeRoute,
  id: 1_776_635_757,
  name: 'Вулкан',
  slug: 'volcano',
  distance: 4.1,
  elevation: 19,
  leadInDistance: 2.3,
  leadInElevation: 11,
  leadInDistanceFreeRide: 1.7,
  leadInElevationFreeRide: 8,
  leadInDistanceMeetups: 0.6,
  leadInElevationInMeetups: 5,
  experience: 84,
  stravaSegmentId: 12_109_030,
  imageUrl: '/images/volcano.png',
  stravaSegmentUrl: 'https://strava.example/12109030',
  zwiftInsiderUrl: 'https://insider.example/volcano',
  whatsOnZwiftUrl: 'https://whatson.example/volcano',
  zwifterBikesUrl: 'https://bikes.example/volcano',
};

/** An event-only route with a minimum level and without laps. */
const anEventRoute = {
  ...aWholeRoute,
  id: 2_927_651_296,
  name: 'Гранфондо',
  slug: 'gran-fondo',
  distance: 93.4,
  elevation: 1151,
  leadInDistance: 0.2,
  leadInElevation: 3,
  eventOnly: true,
  levelLocked: true,
  lap: false,
  supportsTT: false,
  supportsMeetups: false,
};
