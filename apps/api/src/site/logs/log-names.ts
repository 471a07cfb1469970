import { Injectable } from '@nestjs/common';
import { ru } from '@otryv/contract/titles';
import { ClubsService } from '../../clubs/clubs/clubs.service.ts';
import { OrganizersService } from '../../clubs/organizers/organizers.service.ts';
import { TeamsService } from '../../clubs/teams/read/teams.service.ts';
import type { StoredAuditEntry } from '../../kernel/audit/audit.service.ts';
import { noTransaction } from '../../kernel/database/session.ts';
import { fullName } from '../../people/riders/full-name.ts';
import { RidersService } from '../../people/riders/riders.service.ts';
import { UsersService } from '../../people/users/users.service.ts';
import type { StoredEvent } from '../../racing/events/read/event-catalogue.ts';
import { EventCatalogue } from '../../racing/events/read/event-catalogue.ts';
import { SeriesSearch } from '../../racing/series/read/series-search.ts';

const ofEvents: ReadonlySet<string> = new Set(['event', 'protocol']);
const objectId = /^[0-9a-f]{24}$/;
/** Values of entries that are ids, by the kind of object. */
const referring = { userId: 'user', creatorId: 'user', organizerId: 'organizer' } as const;
/** Values that name the object of an entry, best first. */
const naming = ['displayName', 'name', 'subject', 'version', 'text'] as const;
/** Logs by the path that deletes their entries. */
const logs = new Map([
  ['admins', ru.titles.actionsLog],
  ['errors', ru.titles.errorsLog],
]);

type Kind = 'user' | 'rider' | 'organizer' | 'club' | 'series' | 'team' | 'log';

/** Current names of the ids in some entries. */
export interface LogNames {
  byKind: Readonly<Record<Kind, ReadonlyMap<string, string>>>;
  events: ReadonlyMap<string, StoredEvent>;
}

/** Reads the names of a whole page of entries. */
@Injectable()
export class LogNamesReader {
  constructor(
    private readonly users: UsersService,
    private readonly riders: RidersService,
    private readonly organizers: OrganizersService,
    private readonly clubs: ClubsService,
    private readonly events: EventCatalogue,
    private readonly series: SeriesSearch,
    private readonly teams: TeamsService,
  ) {}

  async listUsernames(ids: readonly (string | null)[]): Promise<Map<string, string>> {
    const summaries = await this.users.listSummariesOf(objectIdsOf(ids), noTransaction);
    return new Map([...summaries].map(([id, { username }]) => [id, username]));
  }

  async readNames(entries: readonly StoredAuditEntry[]): Promise<LogNames> {
    const idsOf = (...kinds: string[]) => [
      ...new Set(entries.flatMap(({ objectKind, objectId: id }) => (kinds.includes(objectKind) ? [id] : []))),
      ...entries.flatMap((entry) => referencesOf(entry).flatMap(({ kind, id }) => (kinds.includes(kind) ? [id] : []))),
    ];
    const [user, riders, organizers, clubs, series, teams, events] = await Promise.all([
      this.listUsernames([...entries.map(({ actorId }) => actorId), ...idsOf('user')]),
      this.riders.listByIds(numbersOf(idsOf('rider')), noTransaction),
      this.organizers.listByIds(objectIdsOf(idsOf('organizer')), noTransaction),
      this.clubs.listByIds(idsOf('club')),
      this.series.listByIds(objectIdsOf(idsOf('series'))),
      this.teams.listByIds(objectIdsOf(idsOf('team'))),
      this.events.listByIds(numbersOf(idsOf(...ofEvents)), noTransaction),
    ]);
    const named = (objects: readonly { id: string; name: string }[]) =>
      new Map(objects.map(({ id, name }) => [id, name]));
    const rider = new Map([...riders].map(([id, rider]) => [String(id), fullName(rider)]));
    return {
      byKind: {
        user,
        rider,
        organizer: named(organizers),
        series: named(series),
        team: named(teams),
        log: logs,
        club: new Map(clubs.map(({ clubId, name }) => [clubId, name])),
      },
      events: new Map(events.map((event) => [String(event.gameId), event])),
    };
  }
}

/** Returns the event of an entry; `null` without one, or if it is deleted. */
export function eventOf({ objectKind, objectId: id }: StoredAuditEntry, { events }: LogNames): StoredEvent | null {
  return ofEvents.has(objectKind) ? (events.get(id) ?? null) : null;
}

/** Returns the name of an entry's object; the one in the entry if the object is deleted or has none. */
export function nameOf(entry: StoredAuditEntry, names: LogNames): string | null {
  const byKind: Partial<Record<string, ReadonlyMap<string, string>>> = names.byKind;
  const own = eventOf(entry, names)?.name ?? byKind[entry.objectKind]?.get(entry.objectId);
  return (
    own ?? writtenName(entry) ?? referencesOf(entry).flatMap(({ kind, id }) => byKind[kind]?.get(id) ?? [])[0] ?? null
  );
}

/** Replaces the ids in the values of an entry with names. */
export function withNames(values: object | null, { byKind }: LogNames): object | null {
  // The store omits an object without values.
  if (!values) return null;
  return Object.fromEntries(
    Object.entries(values).map(([field, value]: [string, unknown]) => {
      const kind = kindOf(field);
      return [field, (kind && typeof value === 'string' && byKind[kind].get(value)) || value];
    }),
  );
}

function referencesOf({ before, after }: StoredAuditEntry): { kind: Kind; id: string }[] {
  return [before, after].flatMap((values) =>
    Object.entries(values ?? {}).flatMap(([field, id]: [string, unknown]) => {
      const kind = kindOf(field);
      return kind && typeof id === 'string' ? [{ kind, id }] : [];
    }),
  );
}

function kindOf(field: string): 'user' | 'organizer' | null {
  const kinds: Partial<Record<string, 'user' | 'organizer'>> = referring;
  return kinds[field] ?? null;
}

function writtenName({ before, after }: StoredAuditEntry): string | null {
  const written = naming.flatMap((field) =>
    [after, before].map((values): unknown => values && Reflect.get(values, field)),
  );
  return written.find((value): value is string => typeof value === 'string' && value !== '') ?? null;
}

function objectIdsOf(ids: readonly (string | null)[]): string[] {
  return [...new Set(ids.flatMap((id) => (id !== null && objectId.test(id) ? [id] : [])))];
}

function numbersOf(ids: readonly string[]): number[] {
  return ids.map(Number).filter(Number.isSafeInteger);
}
