import { Injectable } from '@nestjs/common';
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
import { RulesRebuilds } from '../build/rules-rebuilds.ts';
import { DecisionsRepository } from '../records/decisions.repository.ts';
import { ProtocolsRepository } from '../records/protocols/protocols.repository.ts';
import { ProtocolRebuilds, rebuildBatch } from './protocol-rebuilds.ts';

const rebuildJob = defineJob('results.refold', z.object({ after: z.nullable(z.int()) }), usualRetry);

/**
 * Recomputes stored protocols by the latest rules of the portal, including official and locked ones. Sends no message.
 */
@Injectable()
export class ProtocolRulesRebuilds extends RulesRebuilds<number> {
  constructor(
    private readonly events: EventCatalogue,
    private readonly decisions: DecisionsRepository,
    private readonly builder: ProtocolBuilder,
    private readonly protocols: ProtocolsRepository,
    private readonly rebuilds: ProtocolRebuilds,
    jobs: Jobs,
  ) {
    super('event', rebuildJob, jobs);
  }

  protected listAfter(eventId: number | null): Promise<number[]> {
    return this.protocols.listEventsAfter(eventId ?? 0, rebuildBatch);
  }

  protected rebuild(eventId: number): Promise<unknown> {
    return this.rebuilds.rebuild(eventId, 'rules');
  }

  protected async isOutdated(eventId: number): Promise<boolean> {
    const head = await this.protocols.findLatestHead(eventId, noTransaction);
    return head !== null && head.rulesVersion < latestRulesVersion;
  }

  protected async preview(eventId: number): Promise<string[]> {
    const { latest, state } = await this.builder.read(eventId, noTransaction);
    const stored = await this.protocols.findLatestBytes(eventId, noTransaction);
    if (!latest || !stored) return [];
    const event = await this.events.requireEvent(eventId, noTransaction);
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
