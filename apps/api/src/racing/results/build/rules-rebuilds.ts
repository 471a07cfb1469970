import { Logger, type OnModuleInit } from '@nestjs/common';
import { isDatabaseDown } from '../../../kernel/database/database-down.ts';
import type { JobDefinition } from '../../../kernel/jobs/define-job.ts';
import type { Jobs } from '../../../kernel/jobs/jobs.ts';
import { sweep } from '../../../kernel/jobs/sweep.ts';

/**
 * Recomputes documents of one kind computed with earlier rules. A failure does not stop the others, and is retried by
 * the next rebuild.
 */
export abstract class RulesRebuilds<Id extends number | string> implements OnModuleInit {
  private readonly logger = new Logger(RulesRebuilds.name);

  /**
   * @param kind Name of the kind, for the log and reports.
   * @param batchJob Job of a batch of ids after the given one.
   */
  constructor(
    private readonly kind: string,
    private readonly batchJob: JobDefinition<{ after: Id | null }>,
    private readonly jobs: Jobs,
  ) {}

  onModuleInit(): void {
    sweep(this.jobs, this.batchJob, {
      next: ({ after }) => this.listAfter(after),
      one: (id) => this.tryRebuild(id),
    });
  }

  /**
   * Starts recomputing every document, batch by batch, in the background; a restart continues where the last one ended.
   */
  rebuildAll(): Promise<void> {
    return this.jobs.enqueue(this.batchJob, { after: null });
  }

  /**
   * Reports what a rebuild would change; stores nothing. Returns how many documents would change or cannot be
   * recomputed.
   */
  async report(log: (line: string) => void): Promise<number> {
    let changed = 0;
    let ids = await this.listAfter(null);
    while (ids.length > 0) {
      for (const id of ids) {
        const lines = await this.tryPreview(id);
        for (const line of lines) log(line);
        if (lines.length > 0) changed += 1;
      }
      ids = await this.listAfter(ids.at(-1) ?? null);
    }
    return changed;
  }

  /** Returns the next batch of ids after the given one; from the beginning for `null`. */
  protected abstract listAfter(id: Id | null): Promise<Id[]>;

  /** Whether it was computed with earlier rules. */
  protected abstract isOutdated(id: Id): Promise<boolean>;

  protected abstract rebuild(id: Id): Promise<unknown>;

  /** Returns a line for each rank, medal or points value that a rebuild would change. */
  protected abstract preview(id: Id): Promise<string[]>;

  private async tryRebuild(id: Id): Promise<void> {
    try {
      if (await this.isOutdated(id)) await this.rebuild(id);
    } catch (error) {
      if (isDatabaseDown(error)) throw error;
      this.logger.error({ kind: this.kind, id, err: error }, 'Not refolded');
    }
  }

  private async tryPreview(id: Id): Promise<string[]> {
    try {
      return (await this.isOutdated(id)) ? await this.preview(id) : [];
    } catch (error) {
      if (isDatabaseDown(error)) throw error;
      return [`${this.kind} ${String(id)}: cannot be refolded (${String(error)})`];
    }
  }
}
