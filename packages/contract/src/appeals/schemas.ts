import * as z from 'zod/mini';
import { rowId } from '../results/decisions.ts';
import { gameIdText, groupLabel, moment, objectId } from '../values.ts';

const longestText = 1000;
const longestAnswer = 300;

/** A rider's appeal about their own row; the link points to a recording or a file. */
export const appealDraft = z.strictObject({
  rowId,
  text: z.string().check(z.trim(), z.minLength(10), z.maxLength(longestText)),
  /** Empty without one. */
  link: z.union([z.literal(''), z.url({ protocol: /^https?$/ }).check(z.maxLength(500))]),
});
export type AppealDraft = z.output<typeof appealDraft>;

export const appealAnswer = z.strictObject({
  isAccepted: z.boolean(),
  answer: z.string().check(z.trim(), z.minLength(1), z.maxLength(longestAnswer)),
});
export type AppealAnswer = z.output<typeof appealAnswer>;

/** An appeal about a row. Its text is visible only to the rider and to those who may decide. */
export const appeal = z
  .object({
    _id: objectId,
    rowId: z.string(),
    name: z.string(),
    subgroupLabel: z.nullable(groupLabel),
    createdAt: moment,
    status: z.enum(['open', 'accepted', 'rejected']),
    /** `null` for everyone else. */
    text: z.nullable(z.string()),
    link: z.nullable(z.string()),
    answer: z.nullable(z.string()),
    answeredBy: z.nullable(z.string()),
    answeredAt: z.nullable(moment),
    isOwn: z.boolean(),
  })
  .register(z.globalRegistry, { id: 'Appeal' });
export type Appeal = z.output<typeof appeal>;

/** Appeals about a protocol, open ones first. */
export const appeals = z
  .object({
    data: z.array(appeal),
    /** Rows that the caller may appeal now. */
    ownRowIds: z.array(z.string()),
  })
  .register(z.globalRegistry, { id: 'Appeals' });

export const appealDone = z
  .object({ message: z.string(), data: appeal })
  .register(z.globalRegistry, { id: 'AppealDone' });

export const appealParams = z.object({ id: gameIdText, appealId: objectId });
