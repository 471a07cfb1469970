import type { AdminLogEntry, ErrorLogEntry } from '@otryv/contract';
import { auditSentence } from '@otryv/contract/messages';
import type { StoredAuditEntry } from '../../kernel/audit/audit.service.ts';
import { changesOf } from './changes-of.ts';
import type { StoredFault } from './faults.repository.ts';
import { eventOf, type LogNames, nameOf, withNames } from './log-names.ts';

const account = /^[0-9a-f]{24}$/;

export function toAdminEntry(entry: StoredAuditEntry, names: LogNames): AdminLogEntry {
  const { id, at, actorId, action, objectKind, objectId, before, after } = entry;
  const event = eventOf(entry, names);
  return {
    _id: id,
    date: at.toISOString(),
    action,
    description: auditSentence('ru', action),
    user: userOf(actorId, names.byKind.user),
    object: { kind: objectKind, id: objectId, name: nameOf(entry, names) },
    event: event && { id: event.gameId, name: event.name, start: event.eventStart.toISOString() },
    changes: changesOf(withNames(before, names), withNames(after, names)),
  };
}

/** Describes an action in one line, for the entry about its removal. */
export function lineOfAction({ action, at, objectId }: StoredAuditEntry): string {
  return `${auditSentence('ru', action)}: ${objectId}, ${momentOf(at)}`;
}

/** Describes an error in one line, for the entry about its removal; messages may contain data, so they are omitted. */
export function lineOfFault({ stack, method, path, at }: StoredFault): string {
  return `${/^\w+/.exec(stack)?.[0] ?? ''} ${method} ${path}, ${momentOf(at)}`.trim();
}

export function toErrorEntry(fault: StoredFault, users: ReadonlyMap<string, string>): ErrorLogEntry {
  const { id, at, count, method, path, requestId, userId, stack } = fault;
  const [headline = ''] = stack.split('\n', 1);
  const [, type = headline, message = ''] = /^(\w+)(?:: (.*))?$/.exec(headline) ?? [];
  return {
    _id: id,
    date: at.toISOString(),
    type,
    message,
    method,
    path,
    requestId,
    count,
    user: userOf(userId, users),
  };
}

function momentOf(at: Date): string {
  // biome-ignore lint/plugin: borders.test.ts reads it.
  return at.toLocaleString('ru', { dateStyle: 'short', timeStyle: 'short', timeZone: 'Europe/Moscow' });
}

function userOf(id: string | null, users: ReadonlyMap<string, string>): AdminLogEntry['user'] {
  return id === null || !account.test(id) ? null : { _id: id, username: users.get(id) ?? null };
}
