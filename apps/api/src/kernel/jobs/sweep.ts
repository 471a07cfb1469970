import { Logger } from '@nestjs/common';
import { noTransaction } from '../database/session.ts';
import { DomainError } from '../errors/domain-error.ts';
import type { JobDefinition } from './define-job.ts';
import type { Jobs } from './jobs.ts';

interface Sweep<Id, Data> {
  /** Returns the next ids after `after`. */
  next(this: void, data: Data): Promise<Id[]>;
  one(this: void, id: Id): Promise<unknown>;
}

/**
 * Processes ids in batches, one job per batch: other jobs run in between, and a restart continues where the last one
 * ended. Logs and skips an id that fails with a DomainError.
 */
export function sweep<Id extends number | string, Data extends { after: Id | null }>(
  jobs: Jobs,
  definition: JobDefinition<Data>,
  { next, one }: Sweep<Id, Data>,
): void {
  const logger = new Logger(definition.name);
  jobs.handle(definition, async (data) => {
    const ids = await next(data);
    for (const id of ids) {
      await one(id).catch((error: unknown) => {
        if (!(error instanceof DomainError)) throw error;
        logger.warn(`${id} is passed over (${error.code})`);
      });
    }
    const last = ids.at(-1);
    // Another sweep with the same data may be running: it began earlier, and has already passed items of this one.
    if (last !== undefined) await jobs.enqueueWith(noTransaction, definition, { ...data, after: last });
  });
}
