import * as z from 'zod/mini';
import { cursor, gameId, moment, nextCursor, objectId, queryInteger } from '../values.ts';

/**
 * Events that a webhook may receive. `event.changed`: a new revision, or the deletion of the race, detected when
 * reading it; `protocol.changed`: a new version; `series.published`: a public series has a new version, or became
 * public.
 */
export const WEBHOOK_EVENTS = [
  ...(['event.added', 'event.changed'] as const),
  ...(['protocol.published', 'protocol.changed', 'protocol.official'] as const),
  'series.published',
] as const;
export const webhookEvent = z.enum(WEBHOOK_EVENTS);
export type WebhookEvent = z.output<typeof webhookEvent>;

/** Subject of a delivery; `test` is sent by a user who tests the webhook. */
export const webhookType = z.enum([...WEBHOOK_EVENTS, 'test']);
export type WebhookType = z.output<typeof webhookType>;

/** Limit on an organizer's concurrent webhooks. */
export const mostWebhooks = 10;

/** The body of a delivery: ids and versions with which its receiver reads the rest. */
export const webhookBody = z.object({
  /** The same in all deliveries of this change to this webhook. */
  id: objectId,
  type: webhookType,
  createdAt: moment,
  organizerId: objectId,
  eventId: z.optional(gameId),
  seriesId: z.optional(objectId),
  version: z.optional(z.int()),
});
export type WebhookBody = z.output<typeof webhookBody>;

export const webhook = z
  .object({
    _id: objectId,
    organizerId: objectId,
    url: z.string(),
    events: z.array(webhookEvent),
    isOn: z.boolean(),
    createdAt: moment,
    /** Time of the last successful delivery. */
    deliveredAt: z.nullable(moment),
    /** Time since when deliveries fail; `null` while they succeed. */
    failingSince: z.nullable(moment),
    /** Time when the portal disabled it; `null` for an enabled one, or one disabled by a user. */
    givenUpAt: z.nullable(moment),
  })
  .register(z.globalRegistry, { id: 'Webhook' });
export type Webhook = z.output<typeof webhook>;

/** The organizer whose webhooks to list; the caller's own by default. */
export const webhooksQuery = z.object({ organizerId: z.optional(objectId) });
export const webhooks = z.object({ data: z.array(webhook) }).register(z.globalRegistry, { id: 'Webhooks' });

const url = z.string().check(z.trim(), z.minLength(1), z.maxLength(500));
const events = z.array(webhookEvent).check(z.minLength(1), z.maxLength(WEBHOOK_EVENTS.length));

export const webhookCreation = z.strictObject({ organizerId: objectId, url, events });
export type WebhookCreation = z.output<typeof webhookCreation>;

/** A webhook as filled in. The server checks addresses further: `webhook_address`. */
export const webhookDraft = z.strictObject({ url: url.check(z.regex(/^https:\/\/[^\s@]+$/)), events });
export type WebhookDraft = z.output<typeof webhookDraft>;

/** A new webhook with its signing secret, shown only once. */
export const newWebhook = z
  .object({ message: z.string(), data: webhook, secret: z.string() })
  .register(z.globalRegistry, { id: 'NewWebhook' });

export const webhookSwitch = z.strictObject({ webhookId: objectId, isOn: z.boolean() });
export const changedWebhook = z
  .object({ message: z.string(), data: webhook })
  .register(z.globalRegistry, { id: 'ChangedWebhook' });

/** The webhook to remove or test. */
export const webhookChoice = z.strictObject({ webhookId: objectId });

/**
 * Reasons for a failed attempt. `blocked`: the address is not of a public host; `unresolved`: its name is unknown;
 * `redirected` and `refused`: by the response status; `sealed`: nothing was sent, as the server can no longer decrypt
 * the secret.
 */
export const webhookFault = z.enum([
  ...(['blocked', 'unresolved', 'unreachable', 'timeout', 'redirected', 'refused', 'too_big', 'sealed'] as const),
]);
export type WebhookFault = z.output<typeof webhookFault>;

export const webhookAttempt = z.object({
  at: moment,
  /** Duration of the response in ms. */
  ms: z.int(),
  status: z.nullable(z.int()),
  /** `null` if it was delivered. */
  fault: z.nullable(webhookFault),
});
export type WebhookAttempt = z.output<typeof webhookAttempt>;

export const webhookDelivery = z
  .object({
    _id: objectId,
    webhookId: objectId,
    type: webhookType,
    eventId: z.nullable(gameId),
    seriesId: z.nullable(objectId),
    version: z.nullable(z.int()),
    state: z.enum(['waiting', 'delivered', 'failed']),
    createdAt: moment,
    /** Time of the next attempt; `null` if there is none. */
    nextAt: z.nullable(moment),
    /** Earliest first. */
    attempts: z.array(webhookAttempt),
  })
  .register(z.globalRegistry, { id: 'WebhookDelivery' });
export type WebhookDelivery = z.output<typeof webhookDelivery>;

export const webhookDeliveriesQuery = z.object({
  webhookId: objectId,
  page: queryInteger(1, 100_000, 1),
  docsOnPage: queryInteger(1, 100, 20),
  cursor,
});
export const webhookDeliveries = z
  .object({ data: z.array(webhookDelivery), quantityPages: z.int(), quantityDeliveries: z.int(), nextCursor })
  .register(z.globalRegistry, { id: 'WebhookDeliveries' });

export const webhookResend = z.strictObject({ deliveryId: objectId });
