import { isDeepStrictEqual } from 'node:util';
import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import type { Person } from '@otryv/race';
import * as z from 'zod/mini';
import { EventsService } from '../events/events.service.ts';
import { noTransaction } from '../platform/database/session.ts';
import { DomainError } from '../platform/errors/domain-error.ts';
import { defineJob, usualRetry } from '../platform/jobs/define-job.ts';
import { Jobs } from '../platform/jobs/jobs.ts';
import { RiderTeams } from '../teams/rider-teams.ts';
import { ImportsRepository } from './imports.repository.ts';
import { ProtocolRebuilds } from './protocol-rebuilds.ts';
import { StoredProtocols } from './stored-protocols.ts';

const batchSize = 20;
// A batch a job: between two of them other jobs get their turn, and a restart goes on where the last one ended.
const fillJob = defineJob('results.fillTeams', z.object({ after: z.int() }), usualRetry);

/** Writes teams into stored imports where a membership was back-dated, and folds these protocols anew. */
@Injectable()
export class TeamFilling implements OnModuleInit {
  private readonly logger = new Logger(TeamFilling.name);

  constructor(
    private readonly events: EventsService,
    private readonly teams: RiderTeams,
    private readonly imports: ImportsRepository,
    private readonly protocols: StoredProtocols,
    private readonly rebuilds: ProtocolRebuilds,
    private readonly jobs: Jobs,
  ) {}

  onModuleInit(): void {
    this.jobs.handle(fillJob, ({ after }) => this.batch(after));
  }

  /** Returns whether an import of the race had another team; its protocol is new then. Throws EventNotFound. */
  async one(eventId: number): Promise<boolean> {
    const { eventStart } = await this.events.existing(eventId, noTransaction);
    const ids = await this.imports.peopleOf(eventId);
    const teams = await this.teams.at(ids, eventStart, noTransaction);
    const changed = await this.imports.changePeople(eventId, (people) => {
      const next = people.map((person) => withTeam(person, teams.get(person.profileId) ?? null));
      return isDeepStrictEqual(next, people) ? null : next;
    });
    if (changed > 0) await this.rebuilds.tryOne(eventId);
    return changed > 0;
  }

  /** Begins with every race that has a protocol, batch by batch, in the background. */
  all(): Promise<void> {
    return this.jobs.enqueue(fillJob, { after: 0 });
  }

  private async batch(after: number): Promise<void> {
    const eventIds = await this.protocols.eventsAfter(after, batchSize);
    for (const eventId of eventIds) await this.tryOne(eventId);
    const last = eventIds.at(-1);
    if (last !== undefined) await this.jobs.enqueue(fillJob, { after: last });
  }

  private async tryOne(eventId: number): Promise<void> {
    try {
      await this.one(eventId);
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      this.logger.warn(`The teams of ${eventId} were not filled in (${error.code})`);
    }
  }
}

function withTeam(person: Person, team: Person['team']): Person {
  return { ...person, team, main: person.main && { ...person.main, team } };
}
