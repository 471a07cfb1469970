import { Injectable } from '@nestjs/common';
import type { RaceResults } from '@otryv/contract';
import { raceResults } from '@otryv/contract/schemas';
import { latestRulesVersion, protocolShifts } from '@otryv/race';
import { OrganizersService } from '../../../clubs/organizers/organizers.service.ts';
import { Clock, machineTime } from '../../../kernel/clock.ts';
import { noTransaction, type Session } from '../../../kernel/database/session.ts';
import { Hooks } from '../../../kernel/hooks/hooks.ts';
import { finalQuality, pack, quickQuality, unpack } from '../../../kernel/http/bytes/pack.ts';
import { Outbox } from '../../../kernel/outbox/outbox.ts';
import { hourMs } from '../../../kernel/time-units.ts';
import { EventCatalogue, type StoredEvent } from '../../events/read/event-catalogue.ts';
import { EventImportsService } from '../../events/write/event-imports.service.ts';
import { placingsOf, rankText } from '../build/placings.ts';
import { firstFinishers } from '../build/podium.ts';
import { type BuiltProtocol, ProtocolBuilder } from '../build/protocol-builder.ts';
import { DecisionsRepository } from '../records/decisions.repository.ts';
import { ImplausibleFiguresRepository } from '../records/figures/implausible-figures.repository.ts';
import { contentHash } from '../records/imports/content-hash.ts';
import type { ProtocolCause } from '../records/protocols/protocol-cause.ts';
import { isClosed } from '../records/protocols/protocol-guards.ts';
import { ProtocolStatesRepository, type StoredState } from '../records/protocols/protocol-states.repository.ts';
import { protocolWritten, type WrittenProtocol } from '../records/protocols/protocol-written.ts';
import { ProtocolsRepository } from '../records/protocols/protocols.repository.ts';
import type { RowMove } from '../records/protocols/row-move.ts';
import { protocolPublished } from './protocol-live.ts';

export interface Published {
  /** Whether a new version was written. */
  changed: boolean;
  /** Whether the race is no longer polled for new finishers. */
  isFinal: boolean;
}

type VersionFacts = Pick<RaceResults['event'], 'version' | 'isFinal' | 'updated'>;

/** Computes the next version of a protocol from raw rows and decisions, and stores it ready to be served. */
@Injectable()
export class ProtocolPublisher {
  constructor(
    private readonly events: EventCatalogue,
    private readonly eventImports: EventImportsService,
    private readonly organizers: OrganizersService,
    private readonly decisions: DecisionsRepository,
    private readonly protocols: ProtocolsRepository,
    private readonly states: ProtocolStatesRepository,
    private readonly builder: ProtocolBuilder,
    private readonly figures: ImplausibleFiguresRepository,
    private readonly outbox: Outbox,
    private readonly hooks: Hooks,
    private readonly clock: Clock,
  ) {}

  /**
   * Writes the next version in the caller's transaction, unless nothing changed. A stored protocol keeps its version of
   * the rules; only the cause `rules` updates it to the latest. The current event determines whether the version is
   * final. An import of a locked protocol is stored and applied when the lock ends; one that ends after its protocol
   * became official is not applied until the protocol is reopened. `importId` names an import to use instead of the
   * default.
   *
   * Throws ProtocolChanged when another process was first: the transaction must be retried.
   */
  async publish(
    eventId: number,
    cause: ProtocolCause,
    session: Session,
    importId: string | null = null,
  ): Promise<Published> {
    const event = await this.events.requireEvent(eventId, session);
    const isFinal = event.hasResults;
    const { latest, head, state: stored, ...input } = await this.builder.read(eventId, session, importId);
    if (!latest || (cause === 'import' && isClosed(stored))) return { changed: false, isFinal };
    const state = stored ?? (latest.entries.length > 0 ? await this.openWindow(event, session) : null);
    const rulesVersion = cause === 'rules' ? latestRulesVersion : input.rulesVersion;
    const started = event.started || cause === 'import';
    const decisions = await this.decisions.listByEvent(eventId, session);
    const facts = { rulesVersion, event: { ...event, started }, latest, state };
    const [built] = await this.builder.build(facts, session, decisions);
    if (!built) return { changed: false, isFinal };
    await this.figures.replace(eventId, built.implausible, session);
    const hash = hashOf(toPublic(built, { version: 0, isFinal, updated: null }));
    if (head?.contentHash === hash) {
      if (cause === 'rules') await this.protocols.setRulesVersion(eventId, head.version, rulesVersion, session);
      return { changed: false, isFinal };
    }
    const version = (head?.version ?? 0) + 1;
    const createdAt = machineTime();
    const protocol = toPublic(built, { version, isFinal, updated: createdAt.toISOString() });
    await this.protocols.insert(
      {
        eventId,
        version,
        createdAt,
        cause,
        rulesVersion,
        importId: latest.importId,
        contentHash: hash,
        moves: await this.movesTo(built, eventId, head?.version, session),
        bytes: await pack(JSON.stringify(protocol), quickQuality),
        quality: quickQuality,
      },
      session,
    );
    await this.outbox.write(protocolPublished, { eventId, version }, session);
    const written = { organizerId: event.organizer?.id ?? null, step: stepOf(version, cause, state) };
    await this.hooks.run(protocolWritten, { eventId, protocol, ...written }, session);
    const { totalFinishedCount, winner, results } = built.event;
    const outcome = { totalFinishedCount, winner, finishers: firstFinishers(results), started };
    await this.eventImports.markPublished(eventId, outcome, createdAt, session);
    return { changed: true, isFinal };
  }

  /**
   * Compresses the latest version at the highest level, which takes up to a second: for races that will not change any
   * more. Decisions before the protocol is official leave it out: their author would wait, and the next one would
   * discard the bytes.
   */
  async repack(eventId: number): Promise<void> {
    const latest = await this.protocols.findLatestBytes(eventId, noTransaction);
    if (!latest || latest.quality === finalQuality) return;
    const text = await unpack(latest.bytes);
    await this.protocols.repack(eventId, latest.version, await pack(text.toString(), finalQuality), finalQuality);
  }

  /** Opens the protest window; a race imported long after its end has had its window. */
  private async openWindow({ gameId, organizer, importUntil }: StoredEvent, session: Session): Promise<StoredState> {
    const protestsFrom = new Date(Math.min(this.clock.now().getTime(), importUntil.getTime()));
    const hours = await this.organizers.getProtestHours(organizer?.id ?? null, session);
    const protestsUntil = new Date(protestsFrom.getTime() + hours * hourMs);
    const official = { officialAt: protestsUntil, officialSince: null, officialBy: null, officialById: null };
    const state = { eventId: gameId, protestsFrom, protestsUntil, ...official, lock: null };
    await this.states.insert(state, session);
    return state;
  }

  private async movesTo(
    built: BuiltProtocol,
    eventId: number,
    from: number | undefined,
    session: Session,
  ): Promise<RowMove[]> {
    const bytes = from === undefined ? null : await this.protocols.findBytes(eventId, from, session);
    const former: RaceResults | null = bytes && JSON.parse((await unpack(bytes)).toString());
    const { shifts } = protocolShifts(placingsOf(former?.event.results ?? []), placingsOf(built.event.results));
    return shifts.map(({ rowId, before, after }) => ({
      profileId: Number(rowId.split('.')[1]),
      before: rankText(before),
      after: rankText(after),
    }));
  }
}

/**
 * Returns the step of a version. A state change of an official protocol made it official: official ones can be neither
 * locked nor opened.
 */
function stepOf(version: number, cause: ProtocolCause, state: StoredState | null): WrittenProtocol['step'] {
  if (cause === 'state' && state?.officialSince) return 'official';
  return version === 1 ? 'published' : 'changed';
}

// Later data about a route is not a change of the protocol, nor is the calendar revision.
function hashOf({ event: { revision: _ofCalendars, ...event }, routes }: RaceResults): string {
  return contentHash({ event, routes: routes.map(({ heights: _later, ...route }) => route) });
}

// The stored bytes are served without validation, so they are checked against the contract once, here.
function toPublic({ event, routes }: BuiltProtocol, { version, isFinal, updated }: VersionFacts): RaceResults {
  return raceResults.parse({ event: { ...event, hasResults: isFinal, updated, version, isFinal }, routes });
}
