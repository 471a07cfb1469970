import { Injectable } from '@nestjs/common';
import type { contract, EventWritten, Identity, Input } from '@otryv/contract';
import { doneSentences } from '@otryv/contract/messages';
import { type EventDocument, eventToSend } from '@otryv/race';
import { GameNotFound, GameOutcomeUnknown } from '../../game/client/game.errors.ts';
import { AuditService } from '../../kernel/audit/audit.service.ts';
import { Clock } from '../../kernel/clock.ts';
import { noTransaction, type Session } from '../../kernel/database/session.ts';
import { DomainError } from '../../kernel/errors/domain-error.ts';
import { Locks, LockTaken } from '../../kernel/locks/locks.ts';
import { requireProperNames } from '../../kernel/names/proper-names.ts';
import { requireNoImitation } from '../../kernel/names/shared-names.ts';
import { EventCatalogue, type StoredEvent } from '../events/read/event-catalogue.ts';
import { requireEventWrite } from '../events/records/event-rights.ts';
import {
  EventChangedInGame,
  EventFrozen,
  EventGoneFromGame,
  EventStartFixed,
} from '../events/records/events.errors.ts';
import { EventStore, type SiteFields } from '../events/write/event-store.ts';
import { EventSync } from '../results/decide/event-sync.service.ts';
import { EventStages } from '../series/stages/event-stages.ts';
import { differenceSentences } from './difference-sentences.ts';
import { EventAccounts } from './event-accounts.ts';
import { gameChanges } from './event-draft.ts';
import { EventOwners } from './event-owners.ts';
import { documentDifferences, isEventDocument, namesOf, withEdits } from './game-document.ts';

type Saving = Input<typeof contract.events.save>['body'];
type Remaining = EventWritten['data']['remaining'];

const sentences = doneSentences.ru;
const starts = /^([A-E]\.)?event(Subgroup)?Start$/;

/** Saves edited events: the game's fields until they start, and the site's fields. */
@Injectable()
export class EventSavingService {
  constructor(
    private readonly events: EventCatalogue,
    private readonly store: EventStore,
    private readonly accounts: EventAccounts,
    private readonly owners: EventOwners,
    private readonly stages: EventStages,
    private readonly sync: EventSync,
    private readonly locks: Locks,
    private readonly audit: AuditService,
    private readonly clock: Clock,
  ) {}

  /**
   * Throws EventNotFound, Forbidden, NameInvalid, NameImitated, EventSeriesUnknown, EventFrozen, EventStartFixed,
   * EventChangedInGame, EventGoneFromGame, ProtocolOfficial, ProtocolLocked, and what EventAccounts throws; nothing is
   * saved then.
   */
  async save(identity: Identity, saving: Saving): Promise<EventWritten> {
    const record = await this.events.requireEvent(saving.eventId, noTransaction);
    requireEventWrite(identity, record);
    const seriesId = record.series?._id.toHexString() ?? null;
    requireProperNames(namesOf(saving.event, saving.base));
    if (saving.seriesId !== seriesId) await this.stages.requireKnown(identity, saving.seriesId);
    const edits = documentDifferences(saving.base, saving.event);
    if (edits.length === 0) return this.saveSite(identity, record, saving);
    if (record.started || record.eventStart <= this.clock.now()) throw new EventFrozen();
    await this.requireClub(identity, record, saving.event);
    const { name: next } = saving.event;
    const named = { field: 'event.name', next, former: saving.base.name, organizerId: record.organizer?.id ?? null };
    await requireNoImitation(named, this.events);
    if (changesProtocol(record, saving)) await this.sync.requireOpen(record.gameId, identity, noTransaction);
    if (saving.base.eventType === 'TIME_TRIAL' && edits.some(({ path }) => starts.test(path))) {
      throw new EventStartFixed();
    }
    try {
      return await this.locks.run(`event-edit:${record.gameId}`, () => this.saveInGame(identity, record, saving));
    } catch (error) {
      if (error instanceof GameNotFound && error.subject === 'event') throw new EventGoneFromGame();
      throw error instanceof LockTaken ? new EventChangedInGame({}) : error;
    }
  }

  private async saveSite(identity: Identity, record: StoredEvent, saving: Saving): Promise<EventWritten> {
    await this.sync.change(record.gameId, this.siteWrite(identity, record, saving, []));
    return { message: sentences.event_site_saved, data: written(record, null) };
  }

  private async saveInGame(identity: Identity, record: StoredEvent, saving: Saving): Promise<EventWritten> {
    const { organizerId } = await this.owners.findByEvent(record);
    const present = await this.accounts.readAsWriter(organizerId, record.gameId, record.eventSecret);
    const { eventId: _id, base: before, ...draft } = saving;
    const nowMs = this.clock.now().getTime();
    const wanted = eventToSend({ ...draft, event: withEdits(present, saving.event) }, { before, nowMs });
    const paths = documentDifferences(present, wanted).map(({ path }) => path);
    // A field that already has the desired value is not a conflict: the response to an earlier save may have been lost.
    const conflicts = documentDifferences(saving.base, present).filter(({ path }) =>
      paths.some((written) => overlap(path, written)),
    );
    if (conflicts.length > 0) throw new EventChangedInGame(differenceSentences(conflicts));
    if (paths.length > 0) await this.put(organizerId, record, wanted);
    const edited = documentDifferences(saving.base, wanted).map(({ path }) => path);
    const remaining = await this.readBack(record, wanted, this.siteWrite(identity, record, saving, edited));
    const message = remaining ? sentences.event_saved_partly(remaining.message) : sentences.event_saved;
    return { message, data: written(record, remaining) };
  }

  /** Writes to the game; a write without a response succeeded if the game has the new values. */
  private async put(organizerId: string | null, { gameId, eventSecret }: StoredEvent, wanted: EventDocument) {
    try {
      await this.accounts.update(organizerId, gameId, wanted);
    } catch (error) {
      if (!(error instanceof GameOutcomeUnknown)) throw error;
      const present = await this.accounts.readAsWriter(organizerId, gameId, eventSecret).catch(() => null);
      if (present === null || gameChanges(present, wanted).length > 0) throw error;
    }
    await this.accounts.settle();
  }

  /** Adopts the game's current values. If they cannot be read, the site's fields are saved anyway. */
  private async readBack(
    { gameId }: StoredEvent,
    wanted: EventDocument,
    also: (session: Session) => Promise<void>,
  ): Promise<Remaining> {
    try {
      const { raw } = await this.sync.sync(gameId, also);
      const changes = isEventDocument(raw.event) ? gameChanges(raw.event, wanted) : [];
      return changes.length === 0 ? null : { ...errorOf(new DomainError('event_not_whole')), changes };
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      await this.sync.change(gameId, also);
      return { ...errorOf(error), changes: null };
    }
  }

  private siteWrite(identity: Identity, record: StoredEvent, saving: Saving, edited: readonly string[]) {
    const { gameId, typeRaceCustom, importanceLevel, registrationMode } = record;
    const before: SiteFields = { typeRaceCustom, importanceLevel, registrationMode };
    const after: SiteFields = {
      typeRaceCustom: saving.finishProtocol,
      importanceLevel: saving.importanceLevel,
      registrationMode: saving.registrationMode,
    };
    const object = { kind: 'event', id: String(gameId) };
    return async (session: Session) => {
      if (changesProtocol(record, saving)) await this.sync.requireOpen(gameId, identity, session);
      await this.store.setSiteFields(gameId, after, session);
      await this.stages.put(identity, gameId, saving.seriesId, session);
      const change = {
        actorId: identity.userId,
        action: 'event.save' as const,
        object,
        before,
        after: { ...after, edited },
      };
      await this.audit.write(change, session);
    };
  }

  /**
   * Checks that an event stays with its organizer: it may change clubs only within it. Throws ClubNotFound, Forbidden.
   */
  private async requireClub(identity: Identity, record: StoredEvent, event: EventDocument): Promise<void> {
    const clubId = event.microserviceExternalResourceId ?? null;
    if (clubId === record.microserviceExternalResourceId) return;
    const { id } = await this.owners.requireWriter(identity, clubId);
    if (record.organizer && record.organizer.id !== id) requireEventWrite(identity, noClub(id));
  }
}

/** Whether site fields that determine the protocol of a race change. */
function changesProtocol({ typeRaceCustom, importanceLevel }: StoredEvent, saving: Saving): boolean {
  return typeRaceCustom !== saving.finishProtocol || (importanceLevel ?? 'standard') !== saving.importanceLevel;
}

/** Whether one of two paths equals or contains the other: `B` is the whole group of `B.laps`. */
function overlap(one: string, other: string): boolean {
  return one === other || one.startsWith(`${other}.`) || other.startsWith(`${one}.`);
}

function noClub(id: string) {
  return { microserviceExternalResourceId: null, organizer: { id } };
}

function written({ gameId, organizer }: StoredEvent, remaining: Remaining): EventWritten['data'] {
  return { eventId: gameId, organizerId: organizer?.id ?? null, remaining };
}

function errorOf({ code, message }: DomainError) {
  return { code, message };
}
