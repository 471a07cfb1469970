import { isDeepStrictEqual } from 'node:util';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Person } from '@otryv/race';
import * as z from 'zod/mini';
import { RiderTeams } from '../../../clubs/teams/read/rider-teams.ts';
import { noTransaction } from '../../../kernel/database/session.ts';
import { defineJob, usualRetry } from '../../../kernel/jobs/define-job.ts';
import { Jobs } from '../../../kernel/jobs/jobs.ts';
import { sweep } from '../../../kernel/jobs/sweep.ts';
import { EventCatalogue } from '../../events/read/event-catalogue.ts';
import { ProtocolRebuilds, rebuildBatch } from '../publish/protocol-rebuilds.ts';
import { ImportsRepository } from '../records/imports/imports.repository.ts';
import { StoredProtocols } from '../records/protocols/stored-protocols.ts';

const fillJob = defineJob('results.fillTeams', z.object({ after: z.int() }), usualRetry);

/** Writes teams into stored imports after a membership was back-dated, and rebuilds their protocols. */
@Injectable()
export class TeamFilling implements OnModuleInit {
  constructor(
    private readonly events: EventCatalogue,
    private readonly teams: RiderTeams,
    private readonly imports: ImportsRepository,
    private readonly protocols: StoredProtocols,
    private readonly rebuilds: ProtocolRebuilds,
    private readonly jobs: Jobs,
  ) {}

  onModuleInit(): void {
    sweep(this.jobs, fillJob, {
      next: ({ after }) => this.protocols.listEventsAfter(after, rebuildBatch),
      one: (eventId) => this.fillOne(eventId),
    });
  }

  /** Returns whether an import of the race had another team; its protocol is then rebuilt. Throws EventNotFound. */
  async fillOne(eventId: number): Promise<boolean> {
    const { eventStart } = await this.events.requireEvent(eventId, noTransaction);
    const ids = await this.imports.listPeople(eventId);
    const teams = await this.teams.listAt(ids, eventStart, noTransaction);
    const changed = await this.imports.changePeople(eventId, (people) => {
      const next = people.map((person) => withTeam(person, teams.get(person.profileId) ?? null));
      return isDeepStrictEqual(next, people) ? null : next;
    });
    if (changed > 0) await this.rebuilds.tryRebuild(eventId);
    return changed > 0;
  }

  /** Starts processing all races with a protocol, batch by batch, in the background. */
  fillAll(): Promise<void> {
    return this.jobs.enqueue(fillJob, { after: 0 });
  }
}

function withTeam(person: Person, team: Person['team']): Person {
  return { ...person, team, main: person.main && { ...person.main, team } };
}
