import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Identity, LinkedAccounts } from '@otryv/contract';
import type { Person } from '@otryv/race';
import * as z from 'zod/mini';
import { AuditService } from '../audit/audit.service.ts';
import { requireEventWrite } from '../events/event-rights.ts';
import { EventsService } from '../events/events.service.ts';
import { noTransaction, type Session } from '../platform/database/session.ts';
import { defineJob, usualRetry } from '../platform/jobs/define-job.ts';
import { Jobs } from '../platform/jobs/jobs.ts';
import { sweep } from '../platform/jobs/sweep.ts';
import { GameIdChanges } from '../users/game-id-changes.ts';
import type { Actor } from './actor.ts';
import { ImportsRepository, type StoredImport } from './imports.repository.ts';
import { MainProfiles, withMain } from './main-profiles.ts';
import { ProtocolPublisher } from './protocol.publisher.ts';
import { ProtocolChanges } from './protocol-changes.ts';
import { isClosed, requireUnlocked } from './protocol-guards.ts';
import { rebuildBatch } from './protocol-rebuilds.ts';
import { RaceInputs } from './race-inputs.ts';

type Mains = Awaited<ReturnType<MainProfiles['of']>>;

const linkJob = defineJob('results.link', z.object({ zwiftIds: z.array(z.int()), after: z.int() }), usualRetry);

/**
 * Which accounts in a protocol are those of one person. A provisional protocol follows what users link and unlink. An official or locked
 * one stays as it is until a moderator applies the new links; accounts are never parted there.
 */
@Injectable()
export class ProtocolLinks implements OnModuleInit {
  constructor(
    private readonly events: EventsService,
    private readonly imports: ImportsRepository,
    private readonly inputs: RaceInputs,
    private readonly mains: MainProfiles,
    private readonly changes: ProtocolChanges,
    private readonly publisher: ProtocolPublisher,
    private readonly audit: AuditService,
    private readonly gameIds: GameIdChanges,
    private readonly jobs: Jobs,
  ) {}

  onModuleInit(): void {
    sweep(this.jobs, linkJob, {
      next: ({ zwiftIds, after }) => this.imports.eventsOf(zwiftIds, after, rebuildBatch),
      one: (eventId) => this.follow(eventId),
    });
    this.gameIds.add((zwiftIds, session) =>
      this.jobs.enqueueWith(session, linkJob, { zwiftIds: [...zwiftIds], after: 0 }),
    );
  }

  /** The accounts of a protocol that have become those of a person with another name there. Throws EventNotFound, Forbidden. */
  async pending(identity: Identity, eventId: number): Promise<LinkedAccounts['data']> {
    const event = await this.events.existing(eventId, noTransaction);
    requireEventWrite(identity, event);
    const { latest } = await this.inputs.of(eventId, noTransaction);
    if (!latest) return [];
    const mains = await this.mains.of(latest.people.map(({ profileId }) => profileId));
    return latest.people.flatMap(({ profileId, main }) => {
      const now = mains.get(profileId);
      if (!now || now.profileId === main?.profileId) return [];
      const name =
        nameOf(latest.entries.find((entry) => entry.profileId === profileId)?.profileData) || String(profileId);
      return [{ profileId, name, mainProfileId: now.profileId, mainName: nameOf(now) }];
    });
  }

  /** Counts accounts that were linked since as one person. Throws EventNotFound, Forbidden, ProtocolLocked. */
  async apply(eventId: number, actor: Actor): Promise<void> {
    const event = await this.events.existing(eventId, noTransaction);
    actor.requireWrite(event);
    const mains = await this.mainsOf(eventId);
    const isFinal = await this.changes.run(eventId, async (session) => {
      const { latest, state } = await this.inputs.of(eventId, session);
      requireUnlocked(state, actor);
      const people = latest && relinked(latest.people, mains, 'merge');
      if (!latest || !people) return false;
      const accounts = people.flatMap(({ profileId }, at) => (people[at] === latest.people[at] ? [] : [profileId]));
      const object = { kind: 'protocol', id: String(eventId) };
      await this.audit.write({ actorId: actor.userId, action: 'protocol.links', object, after: { accounts } }, session);
      return this.publish(eventId, latest, people, session);
    });
    if (isFinal) await this.publisher.repack(eventId);
  }

  /** Brings a provisional protocol in step with what users have linked. */
  private async follow(eventId: number): Promise<void> {
    const mains = await this.mainsOf(eventId);
    const isFinal = await this.changes.run(eventId, async (session) => {
      const { latest, state } = await this.inputs.of(eventId, session);
      const people = latest && !isClosed(state) && relinked(latest.people, mains, 'replace');
      return latest && people ? this.publish(eventId, latest, people, session) : false;
    });
    if (isFinal) await this.publisher.repack(eventId);
  }

  private async mainsOf(eventId: number): Promise<Mains> {
    return this.mains.of(await this.imports.peopleOf(eventId));
  }

  /** Returns whether the new version is final. */
  private async publish(
    eventId: number,
    { importId }: StoredImport,
    people: Person[],
    session: Session,
  ): Promise<boolean> {
    const copy = await this.imports.copy(importId, people, session);
    const { changed, isFinal } = await this.publisher.publish(eventId, 'links', session, copy);
    return changed && isFinal;
  }
}

/** The people with the accounts that they are shown by now; `null` if none differs. `merge` parts no accounts. */
function relinked(people: readonly Person[], mains: Mains, how: 'merge' | 'replace'): Person[] | null {
  const next = people.map((person) => {
    const main = mains.get(person.profileId) ?? null;
    const isSame = main?.profileId === person.main?.profileId;
    return isSame || (how === 'merge' && !main) ? person : withMain(person, main);
  });
  return next.every((person, at) => person === people[at]) ? null : next;
}

function nameOf(rider: { firstName?: string | null; lastName?: string | null } | null | undefined): string {
  return `${rider?.firstName ?? ''} ${rider?.lastName ?? ''}`.trim();
}
