import { addresses, addressOf } from '@otryv/contract/addresses';
import { groupLabelOf, worldName, worldSlug } from '@otryv/race';
import ical, { ICalAlarmType, ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import { hourMs, hourSeconds, minuteSeconds } from '../../kernel/time-units.ts';
import type { CalendarGroup, CalendarRace } from '../events/records/calendar-race.ts';
import { ru } from './calendars.ru.ts';
import { oneLine, plainText } from './plain-text.ts';

const usualRaceMs = 1.5 * hourMs;
const readAgainSeconds = hourSeconds;
const alarmSeconds = 30 * minuteSeconds;

/** Name of a subscribable calendar and its public address. */
export interface CalendarHeading {
  name: string;
  description?: string;
  /** Omitted if the address is secret. */
  path?: string;
}

/** Formats races as a calendar; without a heading, as a file of races. */
export function toCalendar(heading: CalendarHeading | null, races: readonly CalendarRace[], publicUrl: string): string {
  const { name, description = '', path } = heading ?? {};
  const calendar = ical({
    prodId: { company: 'Otryv', product: 'Schedule', language: 'RU' },
    method: ICalCalendarMethod.PUBLISH,
    ...(name !== undefined && { name: oneLine(name), ttl: readAgainSeconds }),
    ...(description && { description: plainText(description) }),
    ...(path !== undefined && { url: new URL(path, publicUrl).href }),
  });
  for (const race of races) {
    const { gameId, isCancelled, revision, revisedAt, ownGroup } = race;
    const start = ownGroup?.eventSubgroupStart ?? race.eventStart;
    const url = new URL(addressOf(addresses.event, { eventId: gameId }), publicUrl).href;
    calendar.createEvent({
      // Calendar clients identify a race by this UID, whatever else changes.
      id: `event-${gameId}@${new URL(publicUrl).hostname}`,
      sequence: revision,
      stamp: revisedAt,
      lastModified: revisedAt,
      start,
      end: new Date(start.getTime() + durationOf(race)),
      summary: oneLine(race.name),
      description: { plain: [startOf(race), plainText(race.description), url].filter(Boolean).join('\n\n') },
      location: placeOf(race) ?? url,
      url,
      status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
      alarms: isCancelled ? [] : [{ type: ICalAlarmType.display, trigger: alarmSeconds }],
    });
  }
  // Every line ends with CRLF (RFC 5545, 3.1), including the last one.
  return `${calendar.toString()}\r\n`;
}

/** Formats the start: «Старт 21 ноября 2026 г. в 17:30 МСК, группы A, B». */
export function startLine(start: Date, groups: readonly string[]): string {
  return ru.start(moscowTime(start), groups.join(', '));
}

function startOf({ eventStart, eventSubgroups, ownGroup }: CalendarRace): string {
  return ownGroup
    ? ru.ownStart(moscowTime(ownGroup.eventSubgroupStart), groupLabelOf(ownGroup.label))
    : startLine(
        eventStart,
        eventSubgroups.map(({ label }) => groupLabelOf(label)),
      );
}

function moscowTime(at: Date): string {
  // biome-ignore lint/plugin: borders.test.ts reads it.
  return at.toLocaleString('ru', { dateStyle: 'long', timeStyle: 'short', timeZone: 'Europe/Moscow' });
}

/**
 * Returns the world and the in-game routes, where known: those stored with the race, as the catalogue may change without
 * a new revision of the race.
 */
function placeOf(race: CalendarRace): string | null {
  const places = groupsOf(race).map(({ mapId, place }) => place ?? { world: worldSlug(mapId), routeName: null });
  const names = [...places.map(({ world }) => worldName(world)), ...places.map(({ routeName }) => routeName)];
  return [...new Set(names.filter((name) => name !== null))].join(', ') || null;
}

/** Returns the event's duration; for a race over a distance, a typical one. */
function durationOf(race: CalendarRace): number {
  const seconds = Math.max(0, ...groupsOf(race).map(({ durationInSeconds }) => durationInSeconds));
  return seconds > 0 ? seconds * 1000 : usualRaceMs;
}

/** Returns the groups the reader rides in. */
function groupsOf({
  eventSubgroups,
  ownGroup,
}: Pick<CalendarRace, 'eventSubgroups' | 'ownGroup'>): readonly CalendarGroup[] {
  return ownGroup ? [ownGroup] : eventSubgroups;
}
