import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { EventsRepository } from '../events/events.repository.ts';
import { EventsService } from '../events/events.service.ts';
import { DomainError } from '../platform/errors/domain-error.ts';
import { Jobs } from '../platform/jobs/jobs.ts';
import { ProtocolPublisher } from './protocol.publisher.ts';
import { ResultsImporter } from './results.importer.ts';

const minute = 60_000;
const betweenImportsMs = 10 * minute;
const afterFailureMs = 2 * minute;

/** The work that goes on by itself: races start, results come in, coming events stay in step with the game. */
@Injectable()
export class ResultsJobs implements OnModuleInit {
  private readonly logger = new Logger(ResultsJobs.name);

  constructor(
    private readonly jobs: Jobs,
    private readonly eventsService: EventsService,
    private readonly events: EventsRepository,
    private readonly importer: ResultsImporter,
    private readonly publisher: ProtocolPublisher,
  ) {}

  onModuleInit(): void {
    this.jobs.every('1 minute', 'results.plan', () => this.plan(new Date()));
    this.jobs.every('63 minutes', 'events.sync', () => this.syncComing());
    this.jobs.define('results.import', ({ eventId }) => this.importDue(eventId, new Date()));
    this.jobs.define('results.repack', ({ eventId }) => this.publisher.repack(eventId));
  }

  /** Marks what has started and hands every due event to an import of its own. */
  async plan(now: Date): Promise<void> {
    await this.eventsService.markStarted(now);
    for (const eventId of await this.events.dueForImport(now)) await this.jobs.once('results.import', { eventId });
  }

  /** Imports fast until the window's end, then fully for the last time; a failure is tried again soon. */
  async importDue(eventId: number, now: Date): Promise<void> {
    const event = await this.eventsService.existing(eventId);
    if (!event.nextImportAt || event.nextImportAt > now) return;
    const isLast = now >= event.importUntil;
    const next = new Date(
      Math.min(now.getTime() + betweenImportsMs, Math.max(event.importUntil.getTime(), now.getTime() + minute)),
    );
    try {
      await this.importer.run(eventId, isLast ? 'full' : 'fast');
      if (isLast) await this.jobs.once('results.repack', { eventId });
      else await this.events.update(eventId, { nextImportAt: next });
    } catch (error) {
      await this.events.update(eventId, { nextImportAt: new Date(now.getTime() + afterFailureMs) });
      if (!(error instanceof DomainError)) throw error;
      this.logger.warn(
        `Results of ${eventId} did not load (${error.code}); next try in ${afterFailureMs / minute} minutes`,
      );
    }
  }

  private async syncComing(): Promise<void> {
    for (const eventId of await this.eventsService.notStarted()) {
      try {
        await this.eventsService.sync(eventId);
      } catch (error) {
        if (!(error instanceof DomainError)) throw error;
        this.logger.warn(`Event ${eventId} could not be synced (${error.code})`);
      }
    }
  }
}
