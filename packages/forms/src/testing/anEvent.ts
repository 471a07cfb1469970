import { type EventDraft, newEventDraft, withGroupValues, withNewGroup, withRegistration } from '@otryv/race';
import type { EventCatalogues } from '../EventEditor/draft/catalogues.ts';
import type { FindRiders } from '../RiderLookUp/useRiderLookUp.ts';

/** 2026-11-28 16:30 UTC. */
export const DRAFT_START = Date.UTC(2026, 10, 28, 16, 30);

/** Builds a new event of these groups, as numbered by the game. */
export function aDraft(labels: readonly number[] = [1, 2, 3, 4, 5]): EventDraft {
  const first = newEventDraft({ startMs: DRAFT_START, clubId: 'club-1' });
  const all = [2, 3, 4, 5].reduce((draft, label) => withNewGroup(draft, label, [1, 2, 3, 4]), first);
  const groups = all.event.eventSubgroups.filter(({ label }) => labels.includes(label));
  const eventSubgroups = groups.map((group) => ({ ...group, id: 6_500_300 + group.label, fieldLimit: null }));
  return { ...all, event: { ...all.event, ...unnamedFields, eventSubgroups } };
}

/** The type declares only the fields read by the editor; the game sends more. */
const unnamedFields = { worldId: 1, unknownField: { of: ['the game'] } };

const signedUp = [18, 42, 38, 21, 6];

/** Builds a race of five groups by category, on a known route. */
export function anEvent(): EventDraft {
  const draft = withGroupValues(withRegistration(aDraft(), 'default'), 'all', { routeId: 11, laps: 2 });
  const eventSubgroups = draft.event.eventSubgroups.map((group, at) => ({
    ...group,
    name: `Осенний кубок (${group.subgroupLabel})`,
    totalSignedUpCount: signedUp[at],
    ...(at === 0 && { invitedLeaders: [1_000_001] }),
  }));
  const event = { ...draft.event, name: 'Осенний кубок. Этап 5', eventType: 'RACE', eventSubgroups };
  return { ...draft, event, importanceLevel: 'standard', seriesId: 'series-1' };
}

const sports = ['cycling', 'running'];

/** Two maps, four routes, and the other options. */
export const catalogues: EventCatalogues = {
  maps: [
    { id: 1, name: 'Ватопия' },
    { id: 13, name: 'Шотландия' },
  ],
  routes: [
    {
      id: 11,
      name: 'Дорога к радиовышке',
      mapId: 1,
      distanceKm: 15.5,
      elevationM: 280,
      leadInDistanceKm: 0.4,
      lap: true,
      eventPaddocks: '1,2,3,4',
      sports,
    },
    {
      id: 12,
      name: 'Холмистая восьмёрка',
      mapId: 1,
      distanceKm: 9,
      elevationM: 120,
      leadInDistanceKm: null,
      lap: true,
      eventPaddocks: '11,12,13,14',
      sports,
    },
    {
      id: 13,
      name: 'Перевал',
      mapId: 1,
      distanceKm: 40,
      elevationM: 1100,
      leadInDistanceKm: 0.2,
      lap: false,
      eventPaddocks: '116',
      sports,
    },
    {
      id: 21,
      name: 'Круг по долине',
      mapId: 13,
      distanceKm: 6,
      elevationM: 40,
      leadInDistanceKm: 1,
      lap: true,
      eventPaddocks: '6,7,8,9',
      sports,
    },
  ],
  jerseys: [
    { id: 3_090_729_076, name: 'Z Racing A' },
    { id: 4_288_197_284, name: 'Z Racing B' },
  ],
  clubs: [
    { id: 'club-1', name: 'Ось' },
    { id: 'club-2', name: 'Цепь' },
  ],
  series: [
    { id: 'series-1', name: 'Осенний кубок' },
    { id: 'series-2', name: 'Зимний круг' },
  ],
};

const riders = [
  { zwiftId: 1_000_001, name: 'Глеб Полозов', note: 'Ось' },
  { zwiftId: 1_000_002, name: 'Лев Орлов' },
];

export const findRiders: FindRiders = (query) =>
  Promise.resolve(
    riders.filter(({ name, zwiftId }) => `${name} ${zwiftId}`.toLowerCase().includes(query.toLowerCase())),
  );
