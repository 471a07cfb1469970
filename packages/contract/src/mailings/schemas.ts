import * as z from 'zod/mini';
import { routeSummary } from '../catalogue/schemas.ts';
import { event } from '../events/schemas.ts';
import { gameId, moment, objectId, oneLine, queryInteger } from '../values.ts';

/** Subscriber lists of mailings, as in the notification settings. */
export const MAILING_LISTS = ['events', 'news', 'development'] as const;
export type MailingList = (typeof MAILING_LISTS)[number];

export const MAILING_KINDS = ['announcement', 'digest'] as const;
export type MailingKind = (typeof MAILING_KINDS)[number];

/** `preparing`: its recipients are being listed; `waiting`: another mailing is being sent. */
export const MAILING_STATES = ['waiting', 'preparing', 'sending', 'paused', 'stopped', 'done'] as const;
export type MailingState = (typeof MAILING_STATES)[number];

/** Longer subjects are truncated in mailbox lists. */
const subject = z.string().check(z.trim(), z.minLength(1), z.maxLength(80), oneLine);
const announcementFields = {
  subject,
  title: z.string().check(z.trim(), z.minLength(1), z.maxLength(80), oneLine),
  /** Paragraphs separated by a blank line; `**bold**`; a paragraph with only a `[link](address)` is a button. */
  text: z.string().check(z.trim(), z.minLength(1), z.maxLength(4000)),
};

/** An email with custom text. */
export const announcement = z.strictObject(announcementFields);
export type Announcement = z.output<typeof announcement>;

/** Recipients of an email: readers with any of these enabled. */
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

/** Days in Moscow, inclusive. */
export const digestQuery = z
  .object({ startDate: day, endDate: day, subject: z.optional(subject) })
  .check(inOrder, notTooLong);

/** A digest before its events are selected. */
export const digestDraft = z.strictObject({ startDate: day, endDate: day, subject }).check(inOrder, notTooLong);
export type DigestDraft = z.output<typeof digestDraft>;

/** Only the id of each event is read: the email is built from the portal's data. */
export const digestBody = z.object({
  eventsEmailPreview: z.object({
    subject,
    startDate: day,
    endDate: day,
    events: z.array(z.object({ id: gameId })).check(z.minLength(1), z.maxLength(50)),
  }),
});
export type DigestBody = z.output<typeof digestBody>;

/** An email to preview or test before sending; `list`: determines its footer, news by default. */
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
    /** `null` for a deleted account, and for the command line. */
    author: z.nullable(z.string()),
    createdAt: moment,
    startedAt: z.nullable(moment),
    endedAt: z.nullable(moment),
    /** Number of recipients; still growing while they are being listed. */
    total: z.int(),
    sent: z.int(),
    /** Readers who unsubscribed meanwhile, or deleted their accounts. */
    declined: z.int(),
    /** Emails that the mail server rejected permanently. */
    undelivered: z.int(),
    /** Emails per minute. */
    pace: z.int(),
    /** Whether the mail server is unavailable: the mailing resumes when it responds. */
    isMailDown: z.boolean(),
  })
  .register(z.globalRegistry, { id: 'Mailing' });
export type Mailing = z.output<typeof mailing>;

export const mailingsQuery = z.object({ page: queryInteger(1, 100_000, 1), docsOnPage: queryInteger(1, 50, 20) });

export const mailings = z
  .object({
    /** Unfinished mailings, in sending order. */
    active: z.array(mailing),
    /** Finished mailings, newest first. */
    data: z.array(mailing),
    quantity: z.int(),
    quantityPages: z.int(),
  })
  .register(z.globalRegistry, { id: 'Mailings' });
export type Mailings = z.output<typeof mailings>;

/** Number of readers of each list, and of any of the requested lists. */
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
