import { describe, expect, it } from 'vitest';
import { type ReadRace, readCalendar } from '../../testing/read-calendar.ts';
import { type CalendarGroup, type CalendarRace, toCalendarRace } from '../events/records/calendar-race.ts';
import { toCalendar } from './calendar.ts';

const publicUrl = 'https://otryv.example';
const start = new Date('2026-11-21T14:30:00Z');
const fiveMinutesLater = new Date('2026-11-21T14:35:00Z');

function aGroup(id: number, changes: Partial<CalendarGroup> = {}): CalendarGroup {
  return { id, label: id, eventSubgroupStart: start, mapId: 3, durationInSeconds: 0, ...changes };
}
function aRace(
  changes: Partial<Omit<CalendarRace, 'isCancelled' | 'ownGroup'>> = {},
  of?: Parameters<typeof toCalendarRace>[1],
) {
  const race = {
    gameId: 501,
    name: 'Кубок',
    description: '',
    eventStart: start,
    revision: 3,
    revisedAt: new Date('2026-11-20T08:00:00Z'),
  };
  return toCalendarRace({ ...race, eventSubgroups: [aGroup(1), aGroup(2)], ...changes }, of);
}
const write = (race: CalendarRace, heading: Parameters<typeof toCalendar>[0] = null) =>
  toCalendar(heading, [race], publicUrl);

const url = 'https://otryv.example/race/schedule/501';
const usual: ReadRace = {
  id: 501,
  sequence: 3,
  stamp: '2026-11-20T08:00:00Z',
  modified: '2026-11-20T08:00:00Z',
  start: '2026-11-21T14:30:00Z',
  end: '2026-11-21T16:00:00Z',
  summary: 'Кубок',
  description: `Старт 21 ноября 2026 г. в 17:30 МСК, группы A, B\n\n${url}`,
  location: 'Лондон',
  url,
  status: 'CONFIRMED',
  alarms: ['-PT30M'],
};
const timed = [aGroup(1, { durationInSeconds: 3600 }), aGroup(2, { durationInSeconds: 2700 })];
const routed = [
  aGroup(1, { place: { world: 'watopia', routeName: 'Red Rock Ridge' } }),
  aGroup(2, { eventSubgroupStart: fiveMinutesLater }),
];

const races: Record<string, [race: CalendarRace, shown: Partial<ReadRace>]> = {
  'a race over a distance': [aRace(), {}],
  'a race over a time, as long as its longest group': [
    aRace({ eventSubgroups: timed }),
    { end: '2026-11-21T15:30:00Z' },
  ],
  'an own group over a time, as long as that group': [
    aRace({ eventSubgroups: timed }, { groupIds: [2] }),
    {
      end: '2026-11-21T15:15:00Z',
      description: `Ваша группа B, старт 21 ноября 2026 г. в 17:30 МСК\n\n${url}`,
    },
  ],
  'the own group of a reader': [
    aRace({ eventSubgroups: routed }, { groupIds: [2] }),
    {
      start: '2026-11-21T14:35:00Z',
      end: '2026-11-21T16:05:00Z',
      description: `Ваша группа B, старт 21 ноября 2026 г. в 17:35 МСК\n\n${url}`,
    },
  ],
  'the earlier of two own groups': [
    aRace({ eventSubgroups: routed.toReversed() }, { groupIds: [2, 1] }),
    {
      description: `Ваша группа A, старт 21 ноября 2026 г. в 17:30 МСК\n\n${url}`,
      location: 'Ватопия, Red Rock Ridge',
    },
  ],
  'an own group that is gone': [aRace({}, { groupIds: [9] }), {}],
  'routes of several groups': [aRace({ eventSubgroups: routed }), { location: 'Ватопия, Лондон, Red Rock Ridge' }],
  'a race that nobody knows the place of': [
    aRace({ eventSubgroups: [aGroup(1, { mapId: null }), aGroup(2, { mapId: 999 })] }),
    { location: url },
  ],
  'a cancelled race': [aRace({}, { isCancelled: true }), { status: 'CANCELLED', alarms: [] }],
  'words that look like properties': [
    aRace({ name: 'A\r\nBEGIN:VALARM; b, c\\', description: 'x\r\nEND:VEVENT' }),
    {
      summary: 'A BEGIN:VALARM; b, c\\',
      description: `Старт 21 ноября 2026 г. в 17:30 МСК, группы A, B\n\nx\nEND:VEVENT\n\n${url}`,
    },
  ],
  'long words of several bytes a character': [
    aRace({ name: `Ж${'🚴‍♀️'.repeat(40)}`, description: `**${'щ'.repeat(300)}**` }),
    {
      summary: `Ж${'🚴‍♀️'.repeat(40)}`,
      description: `Старт 21 ноября 2026 г. в 17:30 МСК, группы A, B\n\n${'щ'.repeat(300)}\n\n${url}`,
    },
  ],
};

describe('toCalendar', () => {
  it('writes every kind of race so that another program can parse it', () => {
    expect(
      Object.fromEntries(Object.entries(races).map(([kind, [race]]) => [kind, readCalendar(write(race))[0]])),
    ).toEqual(Object.fromEntries(Object.entries(races).map(([kind, [, shown]]) => [kind, { ...usual, ...shown }])));
  });

  it('names a subscribable calendar that refreshes hourly', () => {
    const calendar = write(aRace(), { name: 'Клуб\u0007', description: '**Горы**', path: '/api/x.ics' });

    expect(calendar.split('\r\n')).toEqual(
      expect.arrayContaining([
        'X-WR-CALNAME:Клуб',
        'X-WR-CALDESC:Горы',
        'URL:https://otryv.example/api/x.ics',
        'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
        'UID:event-501@otryv.example',
      ]),
    );
  });
});
