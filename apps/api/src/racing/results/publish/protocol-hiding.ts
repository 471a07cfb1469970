import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Identity, RaceResults, ResultDto } from '@otryv/contract';
import * as z from 'zod/mini';
import { noTransaction, type Session } from '../../../kernel/database/session.ts';
import { pack, quickQuality, unpack } from '../../../kernel/http/bytes/pack.ts';
import { defineJob, usualRetry } from '../../../kernel/jobs/define-job.ts';
import { Jobs } from '../../../kernel/jobs/jobs.ts';
import { sweep } from '../../../kernel/jobs/sweep.ts';
import { RidersService } from '../../../people/riders/riders.service.ts';
import { EventCatalogue } from '../../events/read/event-catalogue.ts';
import { requireEventWrite } from '../../events/records/event-rights.ts';
import { accountsOf, hideInResults } from '../build/hide-in-results.ts';
import { ProtocolBuilder } from '../build/protocol-builder.ts';
import { DecisionsRepository } from '../records/decisions.repository.ts';
import { ImportsRepository } from '../records/imports/imports.repository.ts';
import { ProtocolsRepository } from '../records/protocols/protocols.repository.ts';
import { ProtocolRebuilds, rebuildBatch } from './protocol-rebuilds.ts';

export const hideJob = defineJob('results.hide', z.object({ zwiftIds: z.array(z.int()), after: z.int() }), usualRetry);

/** Removes hidden figures from every version of riders' protocols, and shows them to those who may edit the race. */
@Injectable()
export class ProtocolHiding implements OnModuleInit {
  constructor(
    private readonly events: EventCatalogue,
    private readonly riders: RidersService,
    private readonly imports: ImportsRepository,
    private readonly decisions: DecisionsRepository,
    private readonly builder: ProtocolBuilder,
    private readonly protocols: ProtocolsRepository,
    private readonly rebuilds: ProtocolRebuilds,
    private readonly jobs: Jobs,
  ) {}

  onModuleInit(): void {
    sweep(this.jobs, hideJob, {
      next: ({ zwiftIds, after }) => this.imports.listEvents(zwiftIds, after, rebuildBatch),
      one: (eventId) => this.hide(eventId),
    });
  }

  /** Applies riders' hiding changes after the transaction commits. */
  hideSoon(zwiftIds: readonly number[], session: Session): Promise<void> {
    return this.jobs.enqueueWith(session, hideJob, { zwiftIds: [...zwiftIds], after: 0 });
  }

  /** Returns the complete rows of riders who hide figures. Throws EventNotFound, Forbidden. */
  async listRows(identity: Identity, eventId: number): Promise<ResultDto[]> {
    const event = await this.events.requireEvent(eventId, noTransaction);
    requireEventWrite(identity, event);
    const { rulesVersion, latest, state } = await this.builder.read(eventId, noTransaction);
    if (!latest) return [];
    const hidden = await this.riders.listHiddenOf(
      latest.entries.map(({ profileId }) => profileId),
      noTransaction,
    );
    if (hidden.size === 0) return [];
    const decisions = await this.decisions.listByEvent(eventId, noTransaction);
    const [whole] = await this.builder.build(
      { rulesVersion, event, latest, state, showsHidden: true },
      noTransaction,
      decisions,
    );
    const rowIds = new Set([...hidden.keys()].map((profileId) => `${eventId}.${profileId}`));
    return whole?.event.results.filter(({ _id }) => rowIds.has(_id)) ?? [];
  }

  private async hide(eventId: number): Promise<void> {
    await this.rebuilds.tryRebuild(eventId);
    await this.hideInFormer(eventId);
  }

  /** Removes hidden figures from earlier versions; figures shown again return only with new versions. */
  private async hideInFormer(eventId: number): Promise<void> {
    for (const version of await this.protocols.listFormerVersions(eventId)) {
      const bytes = await this.protocols.findBytes(eventId, version, noTransaction);
      if (!bytes) continue;
      const text = (await unpack(bytes)).toString();
      const results: RaceResults = JSON.parse(text);
      const hidden = await this.riders.listHiddenOf(accountsOf(results), noTransaction);
      const rest = JSON.stringify(hideInResults(results, hidden));
      if (rest !== text) await this.protocols.repack(eventId, version, await pack(rest, quickQuality), quickQuality);
    }
  }
}
