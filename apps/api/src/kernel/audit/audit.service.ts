import { Injectable } from '@nestjs/common';
import type { AuditAction } from '@otryv/contract/messages';
import { Clock } from '../clock.ts';
import type { Session } from '../database/session.ts';
import { AuditRepository, type AuditWord, type StoredAuditEntry } from './audit.repository.ts';

export type { AuditWord, StoredAuditEntry };

/** Change as its service describes it; the values never contain secrets or addresses. */
export interface AuditedChange {
  /** The user; `null` for the command line and for jobs. */
  actorId: string | null;
  /** Verb of the domain, e.g. `user.role`. */
  action: AuditAction;
  object: { kind: string; id: string };
  before?: object | null;
  after?: object | null;
}

/** State of an object before and after a change; either may be omitted. */
export type AuditedValues = Pick<AuditedChange, 'before' | 'after'>;

@Injectable()
export class AuditService {
  constructor(
    private readonly audit: AuditRepository,
    private readonly clock: Clock,
  ) {}

  /** Writes a change within its transaction. Throws outside of one. */
  async write({ actorId, action, object, before, after }: AuditedChange, session: Session): Promise<void> {
    if (!session.inTransaction()) throw new Error('A change is audited in its own transaction.');
    const { kind: objectKind, id: objectId } = object;
    const entry = { at: this.clock.now(), actorId, action, objectKind, objectId };
    await this.audit.insert({ ...entry, before: before ?? null, after: after ?? null }, session);
  }

  /** Returns a page of the entries that match every word, newest first. */
  listPage(
    words: readonly AuditWord[],
    page: number,
    size: number,
  ): Promise<{ entries: StoredAuditEntry[]; total: number }> {
    return this.audit.listPage(words, page, size);
  }

  listByIds(ids: readonly string[], session: Session): Promise<StoredAuditEntry[]> {
    return this.audit.listByIds(ids, session);
  }

  /** Deletes the existing ones among these entries; returns how many. */
  delete(ids: readonly string[], session: Session): Promise<number> {
    return this.audit.delete(ids, session);
  }
}
