import { GROUP_LABELS } from '@otryv/race';
import * as z from 'zod/mini';

/** A number of the game platform (event, subgroup, rider, route): positive and exact in JavaScript. */
export const gameId = z.int().check(z.positive());

/** A number of the game platform in an address. */
export const gameIdText = z.pipe(z.string().check(z.regex(/^[1-9]\d{0,15}$/)), z.pipe(z.transform(Number), gameId));

/** An id of our own store. */
export const objectId = z.string().check(z.regex(/^[0-9a-f]{24}$/));

/** An integer from a query string, with what it is where the address does not say. */
export const queryInteger = (minimum: number, maximum: number, otherwise: number) =>
  z.prefault(
    z.pipe(
      z.string().check(z.regex(/^-?\d{1,9}$/)),
      z.pipe(z.transform(Number), z.int().check(z.minimum(minimum), z.maximum(maximum))),
    ),
    String(otherwise),
  );

/** `true` or `false` from a query string. */
export const queryFlag = z.pipe(
  z.enum(['true', 'false']),
  z.transform((text) => text === 'true'),
);

/** A moment: UTC, ISO 8601. */
export const moment = z.iso.datetime();

/** A measured value; `addition` is `max` on the best of the whole table. `null` is a value nobody measured. */
export const measured = z.object({ value: z.nullable(z.number()), addition: z.enum(['', 'max']) });

/** The groups of an event, by the game's numbers 1 to 5. */
export const groupLabel = z.enum(GROUP_LABELS);
