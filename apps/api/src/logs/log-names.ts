import { Injectable } from '@nestjs/common';
import type { StoredAuditEntry } from '../audit/audit.service.ts';
import { EventSeriesService } from '../events/event-series.service.ts';
import type { StoredEvent } from '../events/events.service.ts';
import { OrganizersService } from '../organizers/organizers.service.ts';
import { RidersService } from '../riders/riders.service.ts';
import { UsersService } from '../users/users.service.ts';

const ofEvents: ReadonlySet<string> = new Set(['event', 'protocol']);
const objectId = /^[0-9a-f]{24}$/;

/** The current names of the ids in some entries. */
export interface LogNames {
  users: ReadonlyMap<string, string>;
  riders: ReadonlyMap<string, string>;
  organizers: ReadonlyMap<string, string>;
  events: ReadonlyMap<string, StoredEvent>;
}

/** Reads the names of a page of entries at once. */
@Injectable()
export class LogNamesReader {
  constructor(
    private readonly users: UsersService,
    private readonly riders: RidersService,
    private readonly organizers: OrganizersService,
    private readonly events: EventSeriesService,
  ) {}

  async usernames(ids: readonly (string | null)[]): Promise<Map<string, string>> {
    const known = ids.filter((id) => id !== null && objectId.test(id));
    const summaries = await this.users.summariesOf([...new Set(known.flatMap((id) => id ?? []))]);
    return new Map([...summaries].map(([id, { username }]) => [id, username]));
  }

  async of(entries: readonly StoredAuditEntry[]): Promise<LogNames> {
    const idsOf = (kinds: ReadonlySet<string>) => [
      ...new Set(entries.flatMap(({ objectKind, objectId: id }) => (kinds.has(objectKind) ? [id] : []))),
    ];
    const [users, riders, organizers, events] = await Promise.all([
      this.usernames([...entries.map(({ actorId }) => actorId), ...idsOf(new Set(['user']))]),
      this.riders.byIds(numbersOf(idsOf(new Set(['rider'])))),
      this.organizers.byIds(idsOf(new Set(['organizer'])).filter((id) => objectId.test(id))),
      this.events.byIds(numbersOf(idsOf(ofEvents))),
    ]);
    return {
      users,
      riders: new Map(
        [...riders].map(([id, { firstName, lastName }]) => [String(id), `${firstName} ${lastName}`.trim()]),
      ),
      organizers: new Map(organizers.map(({ id, name }) => [id, name])),
      events: new Map(events.map((event) => [String(event.gameId), event])),
    };
  }
}

/** The event of an entry; `null` where it is about none, or the event is gone. */
export function eventOf({ objectKind, objectId: id }: StoredAuditEntry, { events }: LogNames): StoredEvent | null {
  return ofEvents.has(objectKind) ? (events.get(id) ?? null) : null;
}

/** The name of what an entry is about; that of the entry itself where the object is gone. */
export function nameOf(entry: StoredAuditEntry, names: LogNames): string | null {
  const { objectKind, objectId: id } = entry;
  const maps: Partial<Record<string, ReadonlyMap<string, string>>> = {
    ...{ user: names.users, rider: names.riders, organizer: names.organizers },
  };
  return eventOf(entry, names)?.name ?? maps[objectKind]?.get(id) ?? writtenName(entry);
}

function writtenName({ before, after }: StoredAuditEntry): string | null {
  for (const values of [after, before]) {
    const name: unknown = values && Reflect.get(values, 'name');
    if (typeof name === 'string') return name;
  }
  return null;
}

function numbersOf(ids: readonly string[]): number[] {
  return ids.map(Number).filter(Number.isSafeInteger);
}
