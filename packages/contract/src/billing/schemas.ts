import * as z from 'zod/mini';
import { email, returnPath } from '../auth/schemas.ts';
import { moment, objectId, oneLine } from '../values.ts';

/** Services on sale. */
export const SERVICES = ['organizer'] as const;
export type Service = (typeof SERVICES)[number];

export const PLAN_UNITS = ['month', 'week', 'day', 'piece'] as const;
export type PlanUnit = (typeof PLAN_UNITS)[number];

/** Origins of a slot: a payment or an administrator. */
export const SLOT_ORIGINS = ['purchased', 'trial', 'gift', 'promo', 'admin'] as const;
export const GIVEN_ORIGINS = ['trial', 'gift', 'promo', 'admin'] as const;
export type SlotOrigin = (typeof SLOT_ORIGINS)[number];

const planId = z.string().check(z.regex(/^[a-z0-9][a-z0-9-]{1,39}$/));

/** An amount in whole kopecks. */
const money = z.object({ kopecks: z.int(), currency: z.literal('RUB') });

const plan = z.object({
  id: planId,
  amount: money,
  item: z.object({ quantity: z.int(), unit: z.enum(PLAN_UNITS) }),
});

/** Prices of each service. */
export const servicePrices = z
  .object({ data: z.array(z.object({ entityName: z.enum(SERVICES), plans: z.array(plan) })) })
  .register(z.globalRegistry, { id: 'ServicePrices' });
export type ServicePrices = z.output<typeof servicePrices>;

/** Plans that the caller may buy, with the periods they would cover; empty for callers without an organizer. */
export const purchasableServices = z
  .object({
    data: z.array(
      z.object({
        ...plan.shape,
        entityName: z.enum(SERVICES),
        label: z.string(),
        description: z.string(),
        origin: z.literal('purchased'),
        /** `null` for a plan without a period, whose purchase is rejected. */
        startDate: z.nullable(moment),
        endDate: z.nullable(moment),
        /** Why the purchase is rejected; `null` if it is allowed. */
        refusal: z.nullable(z.string()),
      }),
    ),
  })
  .register(z.globalRegistry, { id: 'PurchasableServices' });
export type PurchasableServices = z.output<typeof purchasableServices>;

/** A period in which a service is active. It begins and ends at moments; the end is the last ms of a day in Moscow. */
const serviceSlot = z.object({
  id: objectId,
  entityName: z.enum(SERVICES),
  description: z.string(),
  origin: z.enum(SLOT_ORIGINS),
  startDate: moment,
  endDate: moment,
  /** Whether the slot is paused: it then grants no rights. */
  isPaused: z.boolean(),
  expired: z.boolean(),
  /** `null` for an unpaid slot. */
  amount: z.nullable(money),
});
export type ServiceSlotDto = z.output<typeof serviceSlot>;

/** Slots of the caller's organizer, ordered by end, latest first. */
export const serviceSlots = z
  .object({ active: z.array(serviceSlot), upcoming: z.array(serviceSlot), expired: z.array(serviceSlot) })
  .register(z.globalRegistry, { id: 'ServiceSlots' });
export type ServiceSlots = z.output<typeof serviceSlots>;

export const payloadQuery = z.object({ planId, returnUrl: returnPath });

const providerAmount = z.object({ value: z.string(), currency: z.literal('RUB') });

/** The payment as the server would create it. When paying, only `planId` and `returnUrl` are read from it. */
export const paymentPayload = z
  .object({
    planId,
    returnUrl: z.string(),
    amount: providerAmount,
    description: z.string(),
    capture: z.literal(true),
    confirmation: z.object({ type: z.literal('redirect'), return_url: z.url() }),
    receipt: z.object({
      customer: z.object({ email }),
      items: z.array(
        z.object({
          description: z.string(),
          quantity: z.int(),
          amount: providerAmount,
          vat_code: z.int(),
          payment_subject: z.literal('service'),
          payment_mode: z.literal('full_payment'),
        }),
      ),
    }),
    metadata: z.object({ entityName: z.enum(SERVICES), quantity: z.string(), unit: z.enum(PLAN_UNITS) }),
  })
  .register(z.globalRegistry, { id: 'PaymentPayload' });
export type PaymentPayload = z.output<typeof paymentPayload>;

/** Other properties are ignored. */
export const paymentBody = z.object({ createPayload: z.object({ planId, returnUrl: returnPath }) });

export const startedPayment = z
  .object({
    paymentResponse: z.object({ id: objectId, confirmation_url: z.url() }),
  })
  .register(z.globalRegistry, { id: 'StartedPayment' });

export const PAYMENT_STATUSES = ['pending', 'waiting_for_capture', 'succeeded', 'canceled'] as const;
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];

const period = z.object({ startDate: moment, endDate: moment });

const transaction = z.object({
  id: objectId,
  status: z.enum(PAYMENT_STATUSES),
  description: z.string(),
  amount: money,
  createdAt: moment,
  capturedAt: z.nullable(moment),
  /** Deadline for paying or capturing an open payment. */
  expiresAt: z.nullable(moment),
  /** Party that cancelled it and the reason, as reported by the provider. */
  cancellation: z.nullable(z.object({ party: z.string(), reason: z.string() })),
  /** Address for paying an open payment. */
  confirmationUrl: z.nullable(z.url()),
  /** Whether it can be cancelled now. */
  isCancellable: z.boolean(),
  /** The period it paid for; `null` until then. */
  slot: z.nullable(period),
  /** Amount refunded so far; `null` if none. */
  refunded: z.nullable(money),
});
export type Transaction = z.output<typeof transaction>;

/** The caller's payments, newest first. */
export const transactions = z.object({ data: z.array(transaction) }).register(z.globalRegistry, { id: 'Transactions' });
export const ownTransaction = z.object({ data: transaction }).register(z.globalRegistry, { id: 'OwnTransaction' });
export const cancelledPayment = z
  .object({ message: z.string(), data: transaction })
  .register(z.globalRegistry, { id: 'CancelledPayment' });
export const paymentParams = z.object({ paymentId: objectId });

const providerId = z.string().check(z.maxLength(64), oneLine);

/** Only the payment number, which a refund names, is read: everything else is fetched from the provider. */
export const providerNotification = z.object({
  event: z.string().check(z.maxLength(64), oneLine),
  object: z.object({ id: providerId, payment_id: z.optional(providerId) }),
});
export const notificationTaken = z.object({}).register(z.globalRegistry, { id: 'NotificationTaken' });

export const organizerSlotsParams = z.object({ organizerId: objectId });
export const organizerSlots = z
  .object({ data: z.array(serviceSlot) })
  .register(z.globalRegistry, { id: 'OrganizerSlots' });
export const givenSlotBody = z.strictObject({
  organizerId: objectId,
  origin: z.enum(GIVEN_ORIGINS),
  days: z.int().check(z.minimum(1), z.maximum(366)),
});
export const slotParams = z.object({ slotId: objectId });
export const slotPauseBody = z.strictObject({ isPaused: z.boolean() });
export const changedSlots = z
  .object({ message: z.string(), data: z.array(serviceSlot) })
  .register(z.globalRegistry, { id: 'ChangedSlots' });

/** Outcomes of a partial refund for the period. */
export const REFUND_CHOICES = ['end', 'shorten', 'keep'] as const;
export type RefundChoice = (typeof REFUND_CHOICES)[number];

/** A partial refund whose period has not been ended yet. */
const refundTask = z.object({
  paymentId: objectId,
  /** `null` once the account is deleted. */
  payer: z.nullable(z.string()),
  organizer: z.string(),
  description: z.string(),
  amount: money,
  refunded: money,
  slot: period,
  /** End of the paid remainder; `null` if the period cannot be shortened to it. */
  shortenedUntil: z.nullable(moment),
});
export type RefundTask = z.output<typeof refundTask>;

/** Pending tasks, oldest first. */
export const refundTasks = z.object({ data: z.array(refundTask) }).register(z.globalRegistry, { id: 'RefundTasks' });
export const refundChoiceBody = z.strictObject({
  choice: z.enum(REFUND_CHOICES),
  /** The refunded amount that the choice is about. */
  refundedKopecks: z.int(),
});
export const chosenRefund = z
  .object({ message: z.string(), data: z.array(refundTask) })
  .register(z.globalRegistry, { id: 'ChosenRefund' });
