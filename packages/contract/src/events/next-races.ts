import * as z from 'zod/mini';
import { gameId, groupLabel, moment } from '../values.ts';

/** Upcoming races as plain values and text, for chat bots. */
export const nextRaces = z
  .object({
    data: z.array(
      z.object({
        id: gameId,
        name: z.string(),
        start: moment,
        /** «сб, 28 ноября, 19:30 МСК». */
        startText: z.string(),
        type: z.string(),
        visibility: z.nullable(z.string()),
        organizer: z.nullable(z.string()),
        club: z.nullable(z.string()),
        clubUrl: z.nullable(z.url()),
        registrationUrl: z.url(),
        url: z.url(),
        world: z.nullable(z.string()),
        route: z.nullable(z.string()),
        groups: z.array(
          z.object({
            label: groupLabel,
            distanceInKilometers: z.nullable(z.number()),
            elevationInMeters: z.nullable(z.number()),
            durationInSeconds: z.nullable(z.number()),
            laps: z.nullable(z.int()),
          }),
        ),
      }),
    ),
  })
  .register(z.globalRegistry, { id: 'NextRaces' });
export type NextRaces = z.output<typeof nextRaces>;
