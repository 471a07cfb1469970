import * as z from 'zod/mini';
import { gameId, gameIdText, moment } from '../values.ts';

/** Size limit of a file: a day of records is far smaller. */
export const FIT_BYTES = 10_000_000;

/** Races of the caller's riders in the last 90 days without stored per-second power. */
export const racesWithoutPower = z
  .object({
    data: z.array(z.object({ eventId: gameId, name: z.string(), eventStart: moment, zwiftId: gameId })),
  })
  .register(z.globalRegistry, { id: 'RacesWithoutPower' });
export type RacesWithoutPower = z.output<typeof racesWithoutPower>;

/** Kinds of damage of a file that was still readable: only a truncated one lacks records. */
export const FIT_DAMAGE = ['checksum_wrong', 'checksum_missing', 'size_missing', 'size_wrong', 'cut'] as const;
export type FitDamage = (typeof FIT_DAMAGE)[number];

export const fitFileFields = z.object({ eventId: gameIdText });
/** Result of reading a file. */
export const importedFitFile = z
  .object({
    message: z.string(),
    data: z.object({
      eventId: gameId,
      /** Seconds of the race from its start to the last record; later ones count as 0 W. */
      seconds: z.int(),
      isVirtualPower: z.boolean(),
      /** Damage of the file; truncation counts only within the race. */
      damage: z.array(z.enum(FIT_DAMAGE)),
    }),
  })
  .register(z.globalRegistry, { id: 'ImportedFitFile' });
export type ImportedFitFile = z.output<typeof importedFitFile>;
