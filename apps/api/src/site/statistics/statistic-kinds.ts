import { ageHistogram, ftpHistogram, leaders, racingScoreHistogram } from '@otryv/contract/schemas';
import * as z from 'zod/mini';
import type { StoredKind } from '../../kernel/stored-data.ts';

function kind<Data extends object>(name: string, data: z.ZodMiniType<Data>): StoredKind<Data> {
  return { name, data };
}

const startedEvent = z.object({
  eventId: z.int(),
  startMs: z.number(),
  typeRaceCustom: z.nullable(z.string()),
  male: z.int(),
  female: z.int(),
  finishes: z.int(),
});
export type StartedEvent = z.output<typeof startedEvent>;

const distinctRiders = z.object({ male: z.int(), female: z.int() });

/** Events of a year, and the number of riders in each period. */
export const startsOfYear = kind(
  'starts',
  z.object({
    untilMs: z.number(),
    events: z.array(startedEvent),
    riders: z.record(z.string(), distinctRiders),
  }),
);

const rest = { updatedAt: true } as const;

/** Statistics as returned, without their time. */
export const kinds = {
  ftp: kind('ftp', z.omit(ftpHistogram, rest)),
  age: kind('age', z.omit(ageHistogram, rest)),
  racingScore: kind('racing-score', z.omit(racingScoreHistogram, rest)),
  male: kind('leaders-male', z.omit(leaders, rest)),
  female: kind('leaders-female', z.omit(leaders, rest)),
};
