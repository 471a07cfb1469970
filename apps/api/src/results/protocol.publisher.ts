import { Injectable } from '@nestjs/common';
import type { RaceResults } from '@otryv/contract';
import { raceResults } from '@otryv/contract/schemas';
import type { ClientSession } from 'mongoose';
import { ActivitiesService } from '../activities/activities.service.ts';
import { CatalogueService } from '../catalogue/catalogue.service.ts';
import { EventsRepository, type StoredEvent } from '../events/events.repository.ts';
import { routeIdsOf } from '../events/events.service.ts';
import { RidersService } from '../riders/riders.service.ts';
import { contentHash } from './content-hash.ts';
import { DecisionsRepository } from './decisions.repository.ts';
import { type FoldedProtocol, foldProtocol } from './fold-protocol.ts';
import { ImportsRepository, type StoredImport } from './imports.repository.ts';
import { finalQuality, pack, quickQuality, unpack } from './pack.ts';
import type { ProtocolCause } from './protocol.schema.ts';
import { ProtocolsRepository } from './protocols.repository.ts';

/** Folds raw rows and decisions into the next version of a protocol and stores it ready to be served. */
@Injectable()
export class ProtocolPublisher {
  constructor(
    private readonly events: EventsRepository,
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
  async publish(event: StoredEvent, cause: ProtocolCause, isFinal: boolean, session: ClientSession): Promise<boolean> {
    const latest = await this.imports.latest(event.gameId, session);
    if (!latest) return false;
    const folded = await this.fold(event, latest, session);
    const head = await this.protocols.latestHead(event.gameId, session);
    const hash = contentHash({ ...folded, isFinal });
    if (head?.contentHash === hash) return false;
    const version = (head?.version ?? 0) + 1;
    const createdAt = new Date();
    const text = JSON.stringify(toPublic(folded, version, isFinal, createdAt));
    await this.protocols.insert(
      {
        eventId: event.gameId,
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
    const changes = { totalFinishedCount: folded.finished, resultsUpdatedAt: createdAt, started: true };
    await this.events.update(event.gameId, changes, session);
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
function toPublic(
  { finished: _count, ...folded }: FoldedProtocol,
  version: number,
  isFinal: boolean,
  at: Date,
): RaceResults {
  const event = { ...folded.event, hasResults: isFinal, updated: at.toISOString(), version, isFinal };
  return raceResults.parse({ ...folded, event });
}
