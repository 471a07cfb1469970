import type * as z from 'zod/mini';
import type { StoredKind } from '../stored-data.ts';

/** Retry policy of a failed job: each delay is `factor` times the previous one. */
export interface Retry {
  waitMs: number;
  factor: number;
  most: number;
}

/** Policy for work that may succeed within minutes: retries after 5, 20, 80, 320 and 1280 s. */
export const usualRetry: Retry = { waitMs: 5_000, factor: 4, most: 5 };

/** Kind of job; its data is stored. */
export interface JobDefinition<Data extends object> extends StoredKind<Data> {
  /** If omitted, a failed job stays failed. */
  retry?: Retry | undefined;
}

/** Defines a kind of job. The same object enqueues and handles it, so that both use the same data type. */
export function defineJob<Data extends object>(
  name: string,
  data: z.ZodMiniType<Data>,
  retry?: Retry,
): JobDefinition<Data> {
  return { name, data, retry };
}
