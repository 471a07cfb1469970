import { Logger } from '@nestjs/common';
import { DomainError } from '../errors/domain-error.ts';
import type { JobDefinition } from './define-job.ts';
import type { Jobs } from './jobs.ts';

interface Sweep<Data> {
  /** The next ids, beginning after `after`. */
  next(this: void, data: Data): Promise<number[]>;
  one(this: void, id: number): Promise<unknown>;
}

/**
 * Handles a job that goes over many things, a batch a job: between two batches other jobs get their turn, and a restart goes on where the
 * last one ended. What cannot be done is logged and stops nobody else.
 */
export function sweep<Data extends { after: number }>(
  jobs: Jobs,
  definition: JobDefinition<Data>,
  { next, one }: Sweep<Data>,
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
    if (last !== undefined) await jobs.enqueue(definition, { ...data, after: last });
  });
}
