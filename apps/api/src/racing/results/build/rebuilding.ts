import { Logger } from '@nestjs/common';
import { isDatabaseDown } from '../../../kernel/database/database-down.ts';
import type { JobDefinition } from '../../../kernel/jobs/define-job.ts';
import type { Jobs } from '../../../kernel/jobs/jobs.ts';

/** Kind of documents that are refolded individually by id. */
export interface Rebuildable<Id> {
  /** Name of the kind, for the log and reports. */
  kind: string;
  /** Returns the next batch of ids after the given one; from the beginning for `null`. */
  after(this: void, id: Id | null): Promise<Id[]>;
  /** Whether it was computed with earlier rules. */
  isOutdated(this: void, id: Id): Promise<boolean>;
  rebuild(this: void, id: Id): Promise<unknown>;
  /** Returns a line for each rank, medal or points value that a refold would change. */
  preview(this: void, id: Id): Promise<string[]>;
}

/**
 * Recomputes documents computed with earlier rules. A failure does not stop the others, and is retried by the next
 * refold.
 */
export class Rebuilding<Id> {
  private readonly logger = new Logger(Rebuilding.name);

  constructor(private readonly results: Rebuildable<Id>) {}

  /** Handles the job of a batch, which enqueues that of the next one. */
  handle(jobs: Jobs, batchJob: JobDefinition<{ after: Id | null }>): void {
    jobs.handle(batchJob, async ({ after }) => {
      const last = await this.batch(after);
      if (last !== null) await jobs.enqueue(batchJob, { after: last });
    });
  }

  /**
   * Reports what a refold would change; stores nothing. Returns how many results would change or cannot be recomputed.
   */
  async report(log: (line: string) => void): Promise<number> {
    let changed = 0;
    let ids = await this.results.after(null);
    while (ids.length > 0) {
      for (const id of ids) {
        const lines = await this.tryPreview(id);
        for (const line of lines) log(line);
        if (lines.length > 0) changed += 1;
      }
      ids = await this.results.after(ids.at(-1) ?? null);
    }
    return changed;
  }

  /** Recomputes a batch; returns where the next one begins, `null` after the last. */
  private async batch(after: Id | null): Promise<Id | null> {
    const ids = await this.results.after(after);
    for (const id of ids) await this.tryOne(id);
    return ids.at(-1) ?? null;
  }

  private async tryOne(id: Id): Promise<void> {
    try {
      if (await this.results.isOutdated(id)) await this.results.rebuild(id);
    } catch (error) {
      if (isDatabaseDown(error)) throw error;
      this.logger.error({ kind: this.results.kind, id, err: error }, 'Not refolded');
    }
  }

  private async tryPreview(id: Id): Promise<string[]> {
    try {
      return (await this.results.isOutdated(id)) ? await this.results.preview(id) : [];
    } catch (error) {
      if (isDatabaseDown(error)) throw error;
      return [`${this.results.kind} ${String(id)}: cannot be refolded (${String(error)})`];
    }
  }
}
