import { isDeepStrictEqual } from 'node:util';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { mongo } from 'mongoose';
import { vi } from 'vitest';
import * as z from 'zod/mini';
import { type AuditedChange, AuditService } from '../kernel/audit/audit.service.ts';
import { outsideTransaction, type Session } from '../kernel/database/session.ts';
import { Transactions } from '../kernel/database/transactions.ts';
import { auditedStates, type Find } from './audit-states.ts';

type Values = Record<string, unknown>;
type Differences = Record<string, { before: unknown; after: unknown }>;
interface Noted {
  change: AuditedChange;
  former: Values | null;
}

/** Observed entries of a run. */
export interface AuditWatch {
  actions: Set<string>;
  /** Entries that show another change than the stored one. */
  wrong: { action: string; shown: Differences; stored: Differences }[];
}

/** Compares each audit entry with its object: as committed when it is written, and as committed afterwards. */
export function watchAudit(app: NestFastifyApplication, db: () => mongo.Db): AuditWatch {
  const [audit, transactions] = [app.get(AuditService), app.get(Transactions)];
  const [write, run] = [audit.write.bind(audit), transactions.run.bind(transactions)];
  const watch: AuditWatch = { actions: new Set(), wrong: [] };
  const noted = new WeakMap<Session, Noted[]>();
  const find: Find = (collection, filter) => db().collection(collection).find(filter).sort({ _id: 1 }).toArray();

  vi.spyOn(audit, 'write').mockImplementation(async (change, session) => {
    const { isNew = false, state } = auditedStates[change.action];
    // The committed state that others read meanwhile: before the change.
    const former = isNew ? null : await outsideTransaction(() => state(find, change));
    noted.set(session, [...(noted.get(session) ?? []), { change, former }]);
    await write(change, session);
  });
  vi.spyOn(transactions, 'run').mockImplementation(async <T>(work: (session: Session) => Promise<T>) => {
    let entries: Noted[] = [];
    const result = await run(async (session) => {
      noted.delete(session);
      const done = await work(session);
      entries = noted.get(session) ?? [];
      return done;
    });
    for (const { change, former } of entries) {
      const { facts = [], state } = auditedStates[change.action];
      const shown = differences(change.before ?? null, change.after ?? null, facts);
      const stored = differences(former, await state(find, change), facts);
      watch.actions.add(change.action);
      if (!isDeepStrictEqual(shown, stored)) watch.wrong.push({ action: change.action, shown, stored });
    }
    return result;
  });
  return watch;
}

/** Returns the fields that differ; of lists, the elements that differ. */
function differences(before: object | null, after: object | null, facts: readonly string[]): Differences {
  const [former, latter] = [asStored(before), asStored(after)];
  const fields = [...new Set([...Object.keys(former), ...Object.keys(latter)])].toSorted();
  return Object.fromEntries(
    fields.flatMap((field): [string, { before: unknown; after: unknown }][] => {
      const [was, is] = [former[field] ?? null, latter[field] ?? null];
      if (facts.includes(field) || isDeepStrictEqual(was, is)) return [];
      return [[field, { before: without(was, is), after: without(is, was) }]];
    }),
  );
}

function without(value: unknown, other: unknown): unknown {
  if (!Array.isArray(value) || !Array.isArray(other)) return value;
  return value.filter((element) => !other.some((one) => isDeepStrictEqual(one, element)));
}

function asStored(values: object | null): Values {
  return z.record(z.string(), z.unknown()).parse(JSON.parse(JSON.stringify(values ?? {})));
}
