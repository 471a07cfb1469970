import type * as z from 'zod/mini';
import type { StoredKind } from '../stored-data.ts';

/** How often a failed job runs again, and when: each wait is `factor` times the one before. */
export interface Retry {
  waitMs: number;
  factor: number;
  most: number;
}

/** For work that the next few minutes may let succeed: again after 5, 20, 80, 320 and 1280 s. */
export const usualRetry: Retry = { waitMs: 5_000, factor: 4, most: 5 };

/** A kind of job; what it is given is stored. */
export interface JobDefinition<Data extends object> extends StoredKind<Data> {
  /** Left out, a failed job stays failed. */
  retry?: Retry | undefined;
}

/** Defines a kind of job. The same object enqueues and handles it, so that both agree on its data. */
export function defineJob<Data extends object>(
  name: string,
  data: z.ZodMiniType<Data>,
  retry?: Retry,
): JobDefinition<Data> {
  return { name, data, retry };
}
