import * as z from 'zod/mini';
import { routeSummary } from '../catalogue/schemas.ts';
import { moment } from '../values.ts';
import { event, finisherFields } from './schemas.ts';

/** A finisher of an ongoing race; the place is within the group if groups are ranked separately. */
export const raceFinisher = z
  .object({ ...finisherFields, place: z.int() })
  .register(z.globalRegistry, { id: 'RaceFinisher' });
export type RaceFinisher = z.output<typeof raceFinisher>;

/** Races that have started and still await finishers, latest start first. */
export const ongoingRaces = z
  .object({
    data: z.array(
      z.object({
        event,
        /** Expected finish of the slowest: afterwards the race is no longer ongoing, with or without results. */
        until: moment,
        /**
         * The first three, or the first of each group if groups are ranked separately; empty before the first finish.
         */
        finishers: z.array(raceFinisher),
      }),
    ),
    routes: z.array(routeSummary),
  })
  .register(z.globalRegistry, { id: 'OngoingRaces' });
export type OngoingRaces = z.output<typeof ongoingRaces>;
