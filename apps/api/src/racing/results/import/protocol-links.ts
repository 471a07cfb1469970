import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Identity, LinkedAccounts } from '@otryv/contract';
import type { Person } from '@otryv/race';
import * as z from 'zod/mini';
import { AuditService } from '../../../kernel/audit/audit.service.ts';
import { noTransaction, type Session, type SessionOrNone } from '../../../kernel/database/session.ts';
import { defineJob, usualRetry } from '../../../kernel/jobs/define-job.ts';
import { Jobs } from '../../../kernel/jobs/jobs.ts';
import { sweep } from '../../../kernel/jobs/sweep.ts';
import { fullName } from '../../../people/riders/full-name.ts';
import { EventCatalogue } from '../../events/read/event-catalogue.ts';
import { requireEventWrite } from '../../events/records/event-rights.ts';
import { ProtocolBuilder } from '../build/protocol-builder.ts';
import { ProtocolPublisher } from '../publish/protocol.publisher.ts';
import { ProtocolChanges } from '../publish/protocol-changes.ts';
import { rebuildBatch } from '../publish/protocol-rebuilds.ts';
import type { Actor } from '../records/actor.ts';
import { ImportsRepository } from '../records/imports/imports.repository.ts';
import { isClosed, requireUnlocked } from '../records/protocols/protocol-guards.ts';
import { ProtocolStatesRepository } from '../records/protocols/protocol-states.repository.ts';
import { MainProfiles, withMain } from './main-profiles.ts';

type CurrentMains = Awaited<ReturnType<MainProfiles['findByAccounts']>>;

export const linkJob = defineJob('results.link', z.object({ zwiftIds: z.array(z.int()), after: z.int() }), usualRetry);
const linkRaceJob = defineJob('results.linkRace', z.object({ eventId: z.int() }), usualRetry);

/**
 * Keeps protocols in sync with linked accounts. Provisional protocols follow automatically; official and locked ones
 * change only when a moderator applies the links, which joins accounts and never separates them.
 */
@Injectable()
export class ProtocolLinks implements OnModuleInit {
  constructor(
    private readonly events: EventCatalogue,
    private readonly imports: ImportsRepository,
    private readonly builder: ProtocolBuilder,
    private readonly states: ProtocolStatesRepository,
    private readonly mains: MainProfiles,
    private readonly changes: ProtocolChanges,
    private readonly publisher: ProtocolPublisher,
    private readonly audit: AuditService,
    private readonly jobs: Jobs,
  ) {}

  onModuleInit(): void {
    sweep(this.jobs, linkJob, {
      next: ({ zwiftIds, after }) => this.imports.listEvents(zwiftIds, after, rebuildBatch),
      one: (eventId) => this.follow(eventId),
    });
    this.jobs.handle(linkRaceJob, ({ eventId }) => this.follow(eventId));
  }

  /** Updates the protocols of riders after the transaction commits. */
  followRidersSoon(zwiftIds: readonly number[], session: Session): Promise<void> {
    return this.jobs.enqueueWith(session, linkJob, { zwiftIds: [...zwiftIds], after: 0 });
  }

  /** Updates a reopened protocol or a new import after the transaction commits. */
  followSoon(eventId: number, session: Session): Promise<void> {
    return this.jobs.enqueueWith(session, linkRaceJob, { eventId });
  }

  /**
   * Returns the accounts of a protocol that now belong to a person with another name there. Throws EventNotFound,
   * Forbidden.
   */
  async getPending(identity: Identity, eventId: number): Promise<LinkedAccounts['data']> {
    const event = await this.events.requireEvent(eventId, noTransaction);
    requireEventWrite(identity, event);
    const { latest } = await this.builder.read(eventId, noTransaction);
    if (!latest) return [];
    const names = new Map(latest.entries.map(({ profileId, profileData }) => [profileId, fullName(profileData ?? {})]));
    const joined = joinedPeople(latest.people, await this.mainsOf(latest.people, noTransaction));
    return joined.flatMap((person, at) => {
      const { profileId, main } = person;
      if (person === latest.people[at] || !main) return [];
      const name = names.get(profileId) || String(profileId);
      return [{ profileId, name, mainProfileId: main.profileId, mainName: fullName(main) }];
    });
  }

  /** Counts accounts linked since then as one person. Throws EventNotFound, Forbidden, ProtocolLocked. */
  async apply(eventId: number, actor: Actor): Promise<void> {
    const event = await this.events.requireEvent(eventId, noTransaction);
    actor.requireWrite(event);
    const isFinal = await this.changes.run(eventId, async (session) => {
      const { latest, state } = await this.builder.read(eventId, session);
      requireUnlocked(state, actor);
      if (!latest) return false;
      const people = joinedPeople(latest.people, await this.mainsOf(latest.people, session));
      const accounts = changedAccounts(latest.people, people);
      if (accounts.length === 0) return false;
      const object = { kind: 'protocol', id: String(eventId) };
      await this.audit.write({ actorId: actor.userId, action: 'protocol.links', object, after: { accounts } }, session);
      return this.publish(eventId, latest.importId, people, session);
    });
    if (isFinal) await this.publisher.repack(eventId);
  }

  /** Updates a provisional protocol with the users' links. */
  private async follow(eventId: number): Promise<void> {
    const isFinal = await this.changes.run(eventId, async (session) => {
      if (isClosed(await this.states.findByEvent(eventId, session))) return false;
      const latest = await this.imports.findLatestPeople(eventId, session);
      if (!latest) return false;
      const people = currentPeople(latest.people, await this.mainsOf(latest.people, session));
      if (changedAccounts(latest.people, people).length === 0) return false;
      return this.publish(eventId, latest.importId, people, session);
    });
    if (isFinal) await this.publisher.repack(eventId);
  }

  /** Returns the mains of the accounts that raced and of the accounts they are shown as. */
  private mainsOf(people: readonly Person[], session: SessionOrNone): Promise<CurrentMains> {
    return this.mains.findByAccounts(
      [...new Set(people.flatMap(({ profileId, main }) => [profileId, main?.profileId ?? profileId]))],
      session,
    );
  }

  /** Returns whether the new version is final. */
  private async publish(eventId: number, importId: string, people: Person[], session: Session): Promise<boolean> {
    const copy = await this.imports.copy(importId, people, session);
    const { changed, isFinal } = await this.publisher.publish(eventId, 'links', session, copy);
    return changed && isFinal;
  }
}

/** Returns the people with their current main accounts; the same objects where nothing changed. */
function currentPeople(people: readonly Person[], mains: CurrentMains): Person[] {
  return people.map((person) => shownAs(person, mains.get(person.profileId) ?? null));
}

/** Like `currentPeople`, but accounts that were one person stay one: all follow the account they are shown as. */
function joinedPeople(people: readonly Person[], mains: CurrentMains): Person[] {
  return people.map((person) => {
    const { profileId, main } = person;
    const current = mains.get(profileId) ?? (main && (mains.get(main.profileId) ?? main));
    return shownAs(person, current?.profileId === profileId ? null : current);
  });
}

function shownAs(person: Person, main: Parameters<typeof withMain>[1]): Person {
  return main?.profileId === person.main?.profileId ? person : withMain(person, main);
}

function changedAccounts(before: readonly Person[], after: readonly Person[]): number[] {
  return after.flatMap((person, at) => (person === before[at] ? [] : [person.profileId]));
}
