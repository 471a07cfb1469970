import { Injectable } from '@nestjs/common';
import type { RaceResults } from '@otryv/contract';
import { raceResults } from '@otryv/contract/schemas';
import type { ClientSession } from 'mongoose';
import { ActivitiesService } from '../activities/activities.service.ts';
import { CatalogueService } from '../catalogue/catalogue.service.ts';
import { EventImportsService } from '../events/event-imports.service.ts';
import type { StoredEvent } from '../events/events.repository.ts';
import { EventsService, routeIdsOf } from '../events/events.service.ts';
import { RidersService } from '../riders/riders.service.ts';
import { contentHash } from './content-hash.ts';
import { DecisionsRepository } from './decisions.repository.ts';
import { type FoldedProtocol, foldProtocol } from './fold-protocol.ts';
import { ImportsRepository, type StoredImport } from './imports.repository.ts';
import { finalQuality, pack, quickQuality, unpack } from './pack.ts';
import type { ProtocolCause } from './protocol.schema.ts';
import { ProtocolsRepository } from './protocols.repository.ts';

type VersionFacts = Pick<RaceResults['event'], 'version' | 'isFinal' | 'updated'>;

/** Folds raw rows and decisions into the next version of a protocol and stores it ready to be served. */
@Injectable()
export class ProtocolPublisher {
  constructor(
    private readonly events: EventsService,
    private readonly eventImports: EventImportsService,
    private readonly imports: ImportsRepository,
    private readonly decisions: DecisionsRepository,
    private readonly protocols: ProtocolsRepository,
    private readonly activities: ActivitiesService,
    private readonly riders: RidersService,
    private readonly catalogue: CatalogueService,
  ) {}

  /**
   * Writes the next version inside the caller's transaction; answers `false` when nothing changed.
   *
   * Throws ProtocolChanged when another process was first: the transaction must be tried again.
   */
  async publish(eventId: number, cause: ProtocolCause, isFinal: boolean, session: ClientSession): Promise<boolean> {
    const latest = await this.imports.latest(eventId, session);
    if (!latest) return false;
    const folded = await this.fold(await this.events.existing(eventId, session), latest, session);
    const head = await this.protocols.latestHead(eventId, session);
    const hash = contentHash(toPublic(folded, { version: 0, isFinal, updated: null }));
    if (head?.contentHash === hash) return false;
    const version = (head?.version ?? 0) + 1;
    const createdAt = new Date();
    const text = JSON.stringify(toPublic(folded, { version, isFinal, updated: createdAt.toISOString() }));
    await this.protocols.insert(
      {
        eventId,
        version,
        createdAt,
        cause,
        importId: latest.importId,
        contentHash: hash,
        bytes: await pack(text, quickQuality),
        quality: quickQuality,
      },
      session,
    );
    await this.eventImports.published(eventId, folded.finished, createdAt, session);
    return true;
  }

  /** Packs the latest version as tightly as possible: for races that will not change any more. */
  async repack(eventId: number): Promise<void> {
    const latest = await this.protocols.latestBytes(eventId);
    if (!latest || latest.quality === finalQuality) return;
    const text = await unpack(latest.bytes);
    await this.protocols.repack(eventId, latest.version, await pack(text.toString(), finalQuality), finalQuality);
  }

  private async fold(event: StoredEvent, latest: StoredImport, session: ClientSession): Promise<FoldedProtocol> {
    const activityIds = latest.entries.flatMap(({ activityData }) => activityData?.activityId || []);
    const [decisions, effortsOf, riders] = await Promise.all([
      this.decisions.ofEvent(event.gameId, session),
      this.activities.effortsOf(activityIds),
      this.riders.byIds(latest.entries.map(({ profileId }) => profileId)),
    ]);
    const racingScores = new Map(
      [...riders.values()].flatMap(({ zwiftId, competitionMetrics }) => {
        const score = competitionMetrics?.racingScore;
        return score == null ? [] : [[zwiftId, score] as const];
      }),
    );
    const routes = this.catalogue.summariesOf(routeIdsOf(event));
    return foldProtocol({
      event,
      entries: latest.entries,
      people: latest.people,
      decisions,
      effortsOf,
      racingScores,
      routes,
    });
  }
}

// The stored bytes are served unseen, so they pass the contract here, once.
function toPublic({ event, routes }: FoldedProtocol, { version, isFinal, updated }: VersionFacts): RaceResults {
  return raceResults.parse({ event: { ...event, hasResults: isFinal, updated, version, isFinal }, routes });
}
