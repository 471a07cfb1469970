import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import type { ProtocolRow, RaceResults } from '@otryv/contract';
import { DISQUALIFICATION_LABELS, latestRulesVersion } from '@otryv/race';
import * as z from 'zod/mini';
import { EventsService } from '../events/events.service.ts';
import { isDatabaseDown } from '../platform/database/database-down.ts';
import { noTransaction } from '../platform/database/session.ts';
import { unpack } from '../platform/http/pack.ts';
import { defineJob, usualRetry } from '../platform/jobs/define-job.ts';
import { Jobs } from '../platform/jobs/jobs.ts';
import { DecisionsRepository } from './decisions.repository.ts';
import { ProtocolRebuilds, rebuildBatch } from './protocol-rebuilds.ts';
import { ProtocolsRepository } from './protocols.repository.ts';
import { RaceFolder } from './race-folder.ts';
import { RaceInputs } from './race-inputs.ts';
import { type RefoldPlace, refoldLines } from './refold-report.ts';

const refoldJob = defineJob('results.refold', z.object({ after: z.int() }), usualRetry);

/** Counts the stored protocols by the latest rules of the portal, official and locked ones too. No message is sent. */
@Injectable()
export class ProtocolRefolds implements OnModuleInit {
  private readonly logger = new Logger(ProtocolRefolds.name);

  constructor(
    private readonly events: EventsService,
    private readonly inputs: RaceInputs,
    private readonly decisions: DecisionsRepository,
    private readonly folder: RaceFolder,
    private readonly protocols: ProtocolsRepository,
    private readonly rebuilds: ProtocolRebuilds,
    private readonly jobs: Jobs,
  ) {}

  onModuleInit(): void {
    this.jobs.handle(refoldJob, ({ after }) => this.batch(after));
  }

  /** Begins to refold every protocol, batch by batch, in the background: a restart goes on where the last one ended. */
  all(): Promise<void> {
    return this.jobs.enqueue(refoldJob, { after: 0 });
  }

  /** Says what a refold would change, and stores nothing. Returns how many protocols would change. */
  async report(say: (line: string) => void): Promise<number> {
    let changed = 0;
    for (let after = 0; ; ) {
      const eventIds = await this.protocols.eventsAfter(after, rebuildBatch);
      for (const eventId of eventIds) {
        const lines = await this.tryPreview(eventId);
        for (const line of lines) say(line);
        if (lines.length > 0) changed += 1;
      }
      const last = eventIds.at(-1);
      if (last === undefined) return changed;
      after = last;
    }
  }

  private async batch(after: number): Promise<void> {
    const eventIds = await this.protocols.eventsAfter(after, rebuildBatch);
    for (const eventId of eventIds) await this.refold(eventId);
    const last = eventIds.at(-1);
    if (last !== undefined) await this.jobs.enqueue(refoldJob, { after: last });
  }

  /** One that fails is logged and stays outdated for the next refold: the others go on. */
  private async refold(eventId: number): Promise<void> {
    try {
      if (await this.isOutdated(eventId)) await this.rebuilds.one(eventId, 'rules');
    } catch (error) {
      if (isDatabaseDown(error)) throw error;
      this.logger.error({ eventId, err: error }, 'Protocol not refolded');
    }
  }

  private async tryPreview(eventId: number): Promise<string[]> {
    try {
      return await this.preview(eventId);
    } catch (error) {
      if (isDatabaseDown(error)) throw error;
      return [`event ${eventId}: cannot be refolded (${String(error)})`];
    }
  }

  private async isOutdated(eventId: number): Promise<boolean> {
    const head = await this.protocols.latestHead(eventId, noTransaction);
    return head !== null && (head.rulesVersion ?? 1) < latestRulesVersion;
  }

  private async preview(eventId: number): Promise<string[]> {
    const { rulesVersion, latest, state } = await this.inputs.of(eventId, noTransaction);
    const stored = await this.protocols.latestBytes(eventId, noTransaction);
    if (rulesVersion === latestRulesVersion || !latest || !stored) return [];
    const event = await this.events.existing(eventId, noTransaction);
    const decisions = await this.decisions.ofEvent(eventId, noTransaction);
    const facts = { rulesVersion: latestRulesVersion, event, latest, state };
    const [folded] = await this.folder.fold(facts, noTransaction, decisions);
    const before: RaceResults = JSON.parse((await unpack(stored.bytes)).toString());
    return refoldLines(
      `event ${eventId}`,
      before.event.results.map(toPlace),
      (folded?.event.results ?? []).map(toPlace),
    );
  }
}

function toPlace({ _id, profileData, rankEvent, disqualification, points }: ProtocolRow): RefoldPlace {
  return {
    id: Number(_id.split('.')[1]),
    name: `${profileData.firstName} ${profileData.lastName}`.trim(),
    place: rankEvent || null,
    label: disqualification && DISQUALIFICATION_LABELS[disqualification],
    points: points?.zpruFinishPoints ?? null,
  };
}
