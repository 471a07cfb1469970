import type { EmbedKind } from '@otryv/contract/embed';
import { countdown } from './countdown.ts';
import type { Kind } from './kind.ts';
import { results } from './results.ts';
import { rider } from './rider.ts';
import { schedule } from './schedule.ts';
import { series, standings } from './series.ts';

export const kinds: Readonly<Record<EmbedKind, Kind>> = { results, schedule, series, standings, rider, countdown };
