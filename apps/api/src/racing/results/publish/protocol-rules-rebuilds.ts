import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { RaceResults, ResultDto } from '@otryv/contract';
import { DISQUALIFICATION_LABELS, latestRulesVersion } from '@otryv/race';
import * as z from 'zod/mini';
import { noTransaction } from '../../../kernel/database/session.ts';
import { unpack } from '../../../kernel/http/bytes/pack.ts';
import { defineJob, usualRetry } from '../../../kernel/jobs/define-job.ts';
import { Jobs } from '../../../kernel/jobs/jobs.ts';
import { fullName } from '../../../people/riders/full-name.ts';
import { EventCatalogue } from '../../events/read/event-catalogue.ts';
import { ProtocolBuilder } from '../build/protocol-builder.ts';
import { type RebuiltRank, rebuildLines } from '../build/rebuild-report.ts';
import { Rebuilding } from '../build/rebuilding.ts';
import { DecisionsRepository } from '../records/decisions.repository.ts';
import { ProtocolsRepository } from '../records/protocols/protocols.repository.ts';
import { ProtocolRebuilds, rebuildBatch } from './protocol-rebuilds.ts';

const rebuildJob = defineJob('results.refold', z.object({ after: z.nullable(z.int()) }), usualRetry);

/**
 * Recomputes stored protocols by the latest rules of the portal, including official and locked ones. Sends no message.
 */
@Injectable()
export class ProtocolRulesRebuilds implements OnModuleInit {
  private readonly rebuilding = new Rebuilding<number>({
    kind: 'event',
    after: (eventId) => this.protocols.listEventsAfter(eventId ?? 0, rebuildBatch),
    isOutdated: (eventId) => this.isOutdated(eventId),
    rebuild: (eventId) => this.rebuilds.rebuild(eventId, 'rules'),
    preview: (eventId) => this.preview(eventId),
  });

  constructor(
    private readonly events: EventCatalogue,
    private readonly decisions: DecisionsRepository,
    private readonly builder: ProtocolBuilder,
    private readonly protocols: ProtocolsRepository,
    private readonly rebuilds: ProtocolRebuilds,
    private readonly jobs: Jobs,
  ) {}

  onModuleInit(): void {
    this.rebuilding.handle(this.jobs, rebuildJob);
  }

  /**
   * Starts recomputing every protocol, batch by batch, in the background; a restart continues where the last one ended.
   */
  rebuildAll(): Promise<void> {
    return this.jobs.enqueue(rebuildJob, { after: null });
  }

  /**
   * Reports what a refold would change; stores nothing. Returns how many protocols would change or cannot be
   * recomputed.
   */
  report(log: (line: string) => void): Promise<number> {
    return this.rebuilding.report(log);
  }

  private async isOutdated(eventId: number): Promise<boolean> {
    const head = await this.protocols.findLatestHead(eventId, noTransaction);
    return head !== null && head.rulesVersion < latestRulesVersion;
  }

  private async preview(eventId: number): Promise<string[]> {
    const { latest, state } = await this.builder.read(eventId, noTransaction);
    const stored = await this.protocols.findLatestBytes(eventId, noTransaction);
    if (!latest || !stored) return [];
    const event = await this.events.existing(eventId, noTransaction);
    const decisions = await this.decisions.listByEvent(eventId, noTransaction);
    const facts = { rulesVersion: latestRulesVersion, event, latest, state };
    const [built] = await this.builder.build(facts, noTransaction, decisions);
    const before: RaceResults = JSON.parse((await unpack(stored.bytes)).toString());
    return rebuildLines(`event ${eventId}`, before.event.results.map(toRank), (built?.event.results ?? []).map(toRank));
  }
}

function toRank({ _id, profileData, rankEvent, disqualification, points }: ResultDto): RebuiltRank {
  return {
    id: Number(_id.split('.')[1]),
    name: fullName(profileData),
    place: rankEvent || null,
    label: disqualification && DISQUALIFICATION_LABELS[disqualification],
    points: points?.zpruFinishPoints ?? null,
  };
}
