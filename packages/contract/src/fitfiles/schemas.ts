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

/** How a file was damaged that was read nevertheless: only a cut one lacks records. */
export const FIT_DAMAGE = ['checksum_wrong', 'checksum_missing', 'size_missing', 'size_wrong', 'cut'] as const;
export type FitDamage = (typeof FIT_DAMAGE)[number];

export const fitFileFields = z.object({ eventId: gameIdText });
/** What was read from a file. */
export const importedFitFile = z
  .object({
    message: z.string(),
    data: z.object({
      eventId: gameId,
      /** The seconds of the race from its start to the last record; those after it count as 0 W. */
      seconds: z.int(),
      isVirtualPower: z.boolean(),
      /** Of the file, but a cut of the race alone. */
      damage: z.array(z.enum(FIT_DAMAGE)),
    }),
  })
  .register(z.globalRegistry, { id: 'ImportedFitFile' });
export type ImportedFitFile = z.output<typeof importedFitFile>;
