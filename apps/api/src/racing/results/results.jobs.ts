import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import * as z from 'zod/mini';
import { Clock } from '../../kernel/clock.ts';
import { noTransaction } from '../../kernel/database/session.ts';
import { DomainError } from '../../kernel/errors/domain-error.ts';
import { defineJob } from '../../kernel/jobs/define-job.ts';
import { Jobs } from '../../kernel/jobs/jobs.ts';
import { dayMs, hourMs, minuteMs } from '../../kernel/time-units.ts';
import { EventCatalogue } from '../events/read/event-catalogue.ts';
import { ImportRunning } from '../events/records/events.errors.ts';
import { EventImportsService } from '../events/write/event-imports.service.ts';
import { EventSync } from './decide/event-sync.service.ts';
import { ProtocolStatesService } from './decide/protocol-states.service.ts';
import { ResultsImporter } from './import/results.importer.ts';

const betweenImportsMs = 10 * minuteMs;
const afterFailureMs = 2 * minuteMs;
const afterLateFailureMs = hourMs;
const shortestWaitMs = minuteMs;
const patientAfterMs = 6 * hourMs;
const givenUpAfterMs = 14 * dayMs;

const importJob = defineJob('results.import', z.object({ eventId: z.int() }));

/** Background work: races start, results are imported, coming events stay in sync with the game. */
@Injectable()
export class ResultsJobs implements OnModuleInit {
  private readonly logger = new Logger(ResultsJobs.name);

  constructor(
    private readonly jobs: Jobs,
    private readonly events: EventCatalogue,
    private readonly eventImports: EventImportsService,
    private readonly importer: ResultsImporter,
    private readonly eventSync: EventSync,
    private readonly states: ProtocolStatesService,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.jobs.every('1 minute', 'results.plan', () => this.plan(this.clock.now()));
    this.jobs.every('1 minute', 'results.official', () => this.states.endWindows());
    this.jobs.every('63 minutes', 'events.sync', () => this.syncComing());
    this.jobs.handle(importJob, ({ eventId }) => this.importDue(eventId, this.clock.now()));
  }

  /** Marks started races and schedules a separate import for every due event. */
  async plan(now: Date): Promise<void> {
    await this.eventImports.markStarted(now);
    for (const eventId of await this.eventImports.listDue(now)) await this.jobs.enqueue(importJob, { eventId });
  }

  /** Imports fast until the window's end, then fully for the last time; failures are retried. */
  async importDue(eventId: number, now: Date): Promise<void> {
    const event = await this.events.requireEvent(eventId, noTransaction);
    if (!event.nextImportAt || event.nextImportAt > now) return;
    const mode = now >= event.importUntil ? 'full' : 'fast';
    try {
      const { isFinal } = await this.importer.importEvent(eventId, mode, now);
      if (!isFinal) await this.eventImports.planNext(eventId, nextLook(event.importUntil, now));
    } catch (error) {
      // It stays due. The running import plans the next one or ends the race.
      if (error instanceof ImportRunning) return;
      const next = nextTry(event.importUntil, now);
      if (next) await this.eventImports.planNext(eventId, next);
      else await this.importer.giveUp(eventId);
      if (!(error instanceof DomainError)) throw error;
      const when = next ? `next try at ${next.toISOString()}` : 'given up, the race is too old';
      this.logger.warn(`Results of ${eventId} did not load (${error.code}); ${when}`);
    }
  }

  /** Rereads events that may still be rescheduled; those the game cannot return stay unchanged. */
  async syncComing(): Promise<void> {
    for (const eventId of await this.eventImports.listToSync()) {
      try {
        await this.eventSync.sync(eventId);
      } catch (error) {
        if (!(error instanceof DomainError)) throw error;
        this.logger.warn(`Event ${eventId} could not be synced (${error.code})`);
      }
    }
  }
}

function nextLook(until: Date, now: Date): Date {
  const end = Math.max(until.getTime(), now.getTime() + shortestWaitMs);
  return new Date(Math.min(now.getTime() + betweenImportsMs, end));
}

/**
 * Returns the next retry: soon, hourly when the race has long been over, and never after two weeks, when the game has
 * dropped it.
 */
function nextTry(until: Date, now: Date): Date | null {
  const late = now.getTime() - until.getTime();
  if (late > givenUpAfterMs) return null;
  return new Date(now.getTime() + (late > patientAfterMs ? afterLateFailureMs : afterFailureMs));
}
