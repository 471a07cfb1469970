import * as z from 'zod/mini';
import { gameId, gameIdText, moment } from '../values.ts';

/** What a file may weigh: a day of records is far below it. */
export const FIT_BYTES = 10_000_000;

/** Races of the caller's riders in the last 90 days whose power second by second is not here. */
export const racesWithoutPower = z
  .object({
    data: z.array(z.object({ eventId: gameId, name: z.string(), eventStart: moment, zwiftId: gameId })),
  })
  .register(z.globalRegistry, { id: 'RacesWithoutPower' });
export type RacesWithoutPower = z.output<typeof racesWithoutPower>;

export const fitFileFields = z.object({ eventId: gameIdText });
/** What was read from a file. */
export const importedFitFile = z
  .object({
    message: z.string(),
    data: z.object({
      eventId: gameId,
      /** The seconds of the race that the file covers. */
      seconds: z.int(),
      isVirtualPower: z.boolean(),
    }),
  })
  .register(z.globalRegistry, { id: 'ImportedFitFile' });
