import * as z from 'zod/mini';
import { routeSummary } from '../catalogue/schemas.ts';
import { event } from '../events/schemas.ts';
import { gameId, moment, objectId, oneLine, queryInteger } from '../values.ts';

/** The lists of readers that letters to many go to, as in the settings of notifications. */
export const MAILING_LISTS = ['events', 'news', 'development'] as const;
export type MailingList = (typeof MAILING_LISTS)[number];

export const MAILING_KINDS = ['announcement', 'digest'] as const;
export type MailingKind = (typeof MAILING_KINDS)[number];

/** `preparing`: its receivers are being listed; `waiting`: another mailing is being sent. */
export const MAILING_STATES = ['waiting', 'preparing', 'sending', 'paused', 'stopped', 'done'] as const;
export type MailingState = (typeof MAILING_STATES)[number];

/** Longer subjects are cut in lists of letters. */
const subject = z.string().check(z.trim(), z.minLength(1), z.maxLength(80), oneLine);
const announcementFields = {
  subject,
  title: z.string().check(z.trim(), z.minLength(1), z.maxLength(80), oneLine),
  /** Paragraphs with a blank line between them; `**bold**`; a paragraph that is one `[link](address)` is a button. */
  text: z.string().check(z.trim(), z.minLength(1), z.maxLength(4000)),
};

/** A letter in one's own words. */
export const announcement = z.strictObject(announcementFields);
export type Announcement = z.output<typeof announcement>;

/** Who receives a letter: the readers that have any of these switched on. */
const notificationsTypes = z.strictObject({ events: z.boolean(), news: z.boolean(), development: z.boolean() });

export const mailingBody = z.strictObject({
  ...announcementFields,
  notificationsTypes: notificationsTypes.check(
    z.refine(({ events, news, development }) => events || news || development),
  ),
});
export type MailingBody = z.output<typeof mailingBody>;

const day = z.iso.date();
const longestDigestDays = 62;
const msPerDay = 86_400_000;

interface Days {
  startDate: string;
  endDate: string;
}

const inOrder = z.refine<Days>(({ startDate, endDate }) => startDate <= endDate, {
  params: { sentence: 'endsBeforeStart' },
  path: ['endDate'],
});
const notTooLong = z.refine<Days>(
  ({ startDate, endDate }) => Date.parse(endDate) - Date.parse(startDate) <= longestDigestDays * msPerDay,
  { params: { sentence: 'digestTooLong' }, path: ['endDate'] },
);

/** Days in Moscow, both included. */
export const digestQuery = z
  .object({ startDate: day, endDate: day, subject: z.optional(subject) })
  .check(inOrder, notTooLong);

/** A digest before its events are chosen. */
export const digestDraft = z.strictObject({ startDate: day, endDate: day, subject }).check(inOrder, notTooLong);
export type DigestDraft = z.output<typeof digestDraft>;

/** Of each event only its id is read: the letter is made of what the portal has. */
export const digestBody = z.object({
  eventsEmailPreview: z.object({
    subject,
    startDate: day,
    endDate: day,
    events: z.array(z.object({ id: gameId })).check(z.minLength(1), z.maxLength(50)),
  }),
});
export type DigestBody = z.output<typeof digestBody>;

/** A letter that is shown or tried before it is sent; `list`: whose foot it has, that of news by default. */
export const letterBody = z.union([
  z.strictObject({ ...announcement.shape, list: z.optional(z.enum(MAILING_LISTS)) }),
  digestBody,
]);
export type LetterBody = z.output<typeof letterBody>;

export const digestPreview = z
  .object({
    data: z.object({
      events: z.array(event),
      routes: z.array(routeSummary),
      startDate: day,
      endDate: day,
      subject: z.string(),
    }),
  })
  .register(z.globalRegistry, { id: 'DigestPreview' });
export type DigestPreview = z.output<typeof digestPreview>;

export const letterPreview = z
  .object({ data: z.object({ subject: z.string(), html: z.string(), text: z.string() }) })
  .register(z.globalRegistry, { id: 'LetterPreview' });
export type LetterPreview = z.output<typeof letterPreview>;

export const mailing = z
  .object({
    id: objectId,
    kind: z.enum(MAILING_KINDS),
    subject: z.string(),
    lists: z.array(z.enum(MAILING_LISTS)),
    state: z.enum(MAILING_STATES),
    /** `null` where the account is gone, and for the command line. */
    author: z.nullable(z.string()),
    createdAt: moment,
    startedAt: z.nullable(moment),
    endedAt: z.nullable(moment),
    /** How many readers it goes to, so far while they are being listed. */
    total: z.int(),
    sent: z.int(),
    /** Readers that switched such letters off meanwhile, or deleted their accounts. */
    declined: z.int(),
    /** Letters that the mail server refused for good. */
    undelivered: z.int(),
    /** Letters a minute. */
    pace: z.int(),
    /** Whether the mail server does not answer: the mailing goes on when it does. */
    isMailDown: z.boolean(),
  })
  .register(z.globalRegistry, { id: 'Mailing' });
export type Mailing = z.output<typeof mailing>;

export const mailingsQuery = z.object({ page: queryInteger(1, 100_000, 1), docsOnPage: queryInteger(1, 50, 20) });

export const mailings = z
  .object({
    /** Those that are not over yet, in the order they are sent. */
    active: z.array(mailing),
    /** Those that are over, the newest first. */
    data: z.array(mailing),
    quantity: z.int(),
    quantityPages: z.int(),
  })
  .register(z.globalRegistry, { id: 'Mailings' });
export type Mailings = z.output<typeof mailings>;

/** How many readers each list has, and how many any of those asked for. */
export const audienceQuery = z.object({
  lists: z.pipe(
    z.string().check(z.maxLength(100)),
    z.pipe(
      z.transform((text: string) => text.split(',')),
      z.array(z.enum(MAILING_LISTS)).check(z.minLength(1)),
    ),
  ),
});
export const mailingAudience = z
  .object({
    data: z.object({
      byList: z.object({ events: z.int(), news: z.int(), development: z.int() }),
      receivers: z.int(),
      pace: z.int(),
    }),
  })
  .register(z.globalRegistry, { id: 'MailingAudience' });
export type MailingAudience = z.output<typeof mailingAudience>;

export const startedMailing = z
  .object({ message: z.string(), data: mailing })
  .register(z.globalRegistry, { id: 'StartedMailing' });

export const mailingParams = z.object({ mailingId: objectId });
export const mailingStateBody = z.strictObject({ state: z.enum(['sending', 'paused', 'stopped']) });
