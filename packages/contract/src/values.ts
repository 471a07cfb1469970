import { GROUP_LABELS, isSeason } from '@otryv/race';
import * as z from 'zod/mini';
import { paramKinds } from './address.ts';
import { patterns } from './requests/patterns.ts';

/** A number of the game platform (event, subgroup, rider, route): positive and a safe integer in JavaScript. */
export const gameId = z.int().check(z.positive());

/** A number of the game platform in an address. */
export const gameIdText = z.pipe(
  z.string().check(z.regex(new RegExp(`^${paramKinds.gameId}$`))),
  z.pipe(z.transform(Number), gameId),
);

/** Rejects control characters in a single-line text. */
export const oneLine = z.regex(patterns.oneLine);

/** A name: one line in a normalized form. The API additionally checks changes: stored names may predate the rule. */
export const name = (shortest: number, longest: number) =>
  z.string().check(z.normalize('NFC'), z.trim(), z.minLength(shortest), z.maxLength(longest), oneLine);

/** An id in our own store. */
export const objectId = z.string().check(z.regex(/^[0-9a-f]{24}$/));

/** Parses an integer of a query string, `otherwise` by default. */
export const queryInteger = (minimum: number, maximum: number, otherwise: number) =>
  z.prefault(
    z.pipe(
      z.string().check(z.regex(/^-?\d{1,9}$/)),
      z.pipe(z.transform(Number), z.int().check(z.minimum(minimum), z.maximum(maximum))),
    ),
    String(otherwise),
  );

/** `nextCursor` of the previous page: the list continues there. It overrides `page`; filters and order stay. */
export const cursor = z.optional(z.string().check(z.maxLength(500)));

/** Cursor of the list's continuation, stable while rows are added or removed; `null` at its end. */
export const nextCursor = z.nullable(z.string());

/** `true` or `false` in a query string. */
export const queryFlag = z.pipe(
  z.enum(['true', 'false']),
  z.transform((text) => text === 'true'),
);

/** A moment: UTC, ISO 8601. */
export const moment = z.iso.datetime();

/** Set if the rider hides a figure; omitted otherwise. */
export const hidden = z.optional(z.literal(true));

/**
 * A measured value; `addition` is `max` on the best of the whole table. `null` is a value not measured, or hidden.
 * `isAccepted` is set on an implausible value that counts because a moderator accepted it.
 */
export const measured = z.object({
  value: z.nullable(z.number()),
  addition: z.enum(['', 'max']),
  hidden,
  isAccepted: z.optional(z.literal(true)),
});

/** Groups of an event, by the game's numbers 1 to 5. */
export const groupLabel = z.enum(GROUP_LABELS);

/** Addresses of a picture by its size (`original`, `small`, …); `null` without a picture. */
export const imageUrls = z.nullable(z.record(z.string(), z.string()));

/** Id of a club in the game: a UUID. */
export const clubId = z.string().check(z.trim(), z.toLowerCase(), z.regex(patterns.club));

/** A season from 1 September to 31 August, as `2026-2027`. */
export const season = z.string().check(z.regex(/^\d{4}-\d{4}$/), z.refine(isSeason));
