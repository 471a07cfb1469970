import * as z from 'zod/mini';
import { routeSummary } from '../catalogue/schemas.ts';
import { moment } from '../values.ts';
import { event, finisherFields } from './schemas.ts';

/** A finisher of a race that is on; the place is counted in the group where groups are ranked apart. */
export const raceFinisher = z
  .object({ ...finisherFields, place: z.int() })
  .register(z.globalRegistry, { id: 'RaceFinisher' });
export type RaceFinisher = z.output<typeof raceFinisher>;

/** The races that have started and whose finishers are still awaited, the latest start first. */
export const ongoingRaces = z
  .object({
    data: z.array(
      z.object({
        event,
        /** When the slowest are expected to be in: from then on it is not on, with or without results. */
        until: moment,
        /** The first three, or the first of each group where groups are ranked apart; empty before the first finish. */
        finishers: z.array(raceFinisher),
      }),
    ),
    routes: z.array(routeSummary),
  })
  .register(z.globalRegistry, { id: 'OngoingRaces' });
export type OngoingRaces = z.output<typeof ongoingRaces>;
