import type { EmbedKind } from '@otryv/contract/embed';
import type { Kind } from './kind.ts';
import { results } from './results.ts';

export const kinds: Readonly<Record<EmbedKind, Kind>> = {
  results,
  schedule: results,
  series: results,
  standings: results,
  rider: results,
  countdown: results,
};
