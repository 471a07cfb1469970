import type { Reading } from './metrics.ts';

/** Hits and misses of this process's caches. Plain numbers: the hottest reads cost little more than an addition. */
export const cacheReads = {
  pages: { hit: 0, miss: 0 },
  previews: { hit: 0, miss: 0 },
  protocols: { hit: 0, miss: 0 },
  statistics: { hit: 0, miss: 0 },
};

export function readCaches(): Reading {
  const values = Object.entries(cacheReads).flatMap(([cache, reads]) =>
    Object.entries(reads).map(([outcome, reads]) => [reads, { cache, outcome }] as const),
  );
  return { otryv_cache_reads_total: values };
}
