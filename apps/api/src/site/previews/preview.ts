import type { RaceResults, ResultDto } from '@otryv/contract';
import { DISQUALIFICATION_LABELS, formatGap, formatRaceTime, groupOfResult } from '@otryv/race';
import { fullName } from '../../people/riders/full-name.ts';
import type { StoredEvent } from '../../racing/events/read/event-catalogue.ts';
import { podiumOf } from '../../racing/results/build/podium.ts';
import { ru } from './previews.ru.ts';

/** Rider in the form an image shows. */
export interface PreviewRow {
  place: string;
  /** Whether the rank may still change; `null` for a row without one. */
  certainty: string | null;
  name: string;
  group: string;
  time: string;
  /** Time behind the leader; blank for the leader, and without a rank. */
  gap: string;
}

/** Text content of a race's image. */
export interface Preview {
  name: string;
  organizer: string | null;
  start: string;
  /** ISO 8601. */
  startsAt: string;
  status: string;
  hasProtocol: boolean;
  podium: PreviewRow[];
  /** Row that the link is about. */
  row: PreviewRow | null;
}

// biome-ignore lint/plugin: borders.test.ts reads it.
const moscow = new Intl.DateTimeFormat('ru', { dateStyle: 'long', timeStyle: 'short', timeZone: 'Europe/Moscow' });

/** Builds the preview of a race without a protocol. */
export function previewOfEvent({ name, organizer, eventStart }: StoredEvent): Preview {
  const start = startText(eventStart);
  const startsAt = eventStart.toISOString();
  const none = { hasProtocol: false, podium: [], row: null };
  return { name, organizer: organizer?.name ?? null, start, startsAt, status: ru.starts, ...none };
}

/** Builds the preview of a protocol, with the row of an account; a missing row is omitted. */
export function previewOfResults({ event }: RaceResults, account: number | null): Preview {
  const isOfficial = event.protocol?.state === 'official';
  const row = account === null ? null : event.results.find(({ _id }) => _id.endsWith(`.${account}`));
  return {
    name: event.name,
    organizer: event.organizerId?.name ?? null,
    start: startText(new Date(event.eventStart)),
    startsAt: event.eventStart,
    status: isOfficial ? ru.official_results : ru.provisional_results,
    hasProtocol: true,
    podium: podiumOf(event.results).map((each) => rowOf(each, isOfficial)),
    row: row ? rowOf(row, isOfficial) : null,
  };
}

/** Describes a race, or the row of a link, in one sentence. */
export function descriptionOf({ start, status, podium, row, organizer }: Preview): string {
  const words = row
    ? [row.place, row.certainty, row.gap, row.time, row.group]
    : [start, organizer, status, podium[0]?.name];
  return words.filter((word) => word !== null && word !== undefined && word !== '').join(' · ');
}

function rowOf(row: ResultDto, isOfficial: boolean): PreviewRow {
  const { profileData, rankEvent, disqualification, activityData } = row;
  const group = groupOfResult(row);
  const label = disqualification && DISQUALIFICATION_LABELS[disqualification];
  const hasRank = label === null && rankEvent > 0;
  return {
    place: label ?? (hasRank ? ru.place(rankEvent) : '–'),
    certainty: hasRank ? (isOfficial ? ru.official : ru.provisional) : null,
    name: fullName(profileData),
    group: group === null ? '' : ru.group(group),
    time: formatRaceTime(activityData.durationInMilliseconds.value),
    gap: hasRank && rankEvent > 1 ? formatGap(row.gap) : '',
  };
}

function startText(moment: Date): string {
  return `${moscow.format(moment)} ${ru.moscow}`;
}
