import * as z from 'zod/mini';
import { returnPath } from '../auth/schemas.ts';
import { moment, objectId, oneLine } from '../values.ts';

/** The services that are sold. */
export const SERVICES = ['organizer'] as const;
export type Service = (typeof SERVICES)[number];

export const PLAN_UNITS = ['month', 'week', 'day', 'piece'] as const;
export type PlanUnit = (typeof PLAN_UNITS)[number];

/** How a slot came about: by a payment, or by an administrator. */
export const SLOT_ORIGINS = ['purchased', 'trial', 'gift', 'promo', 'admin'] as const;
export const GIVEN_ORIGINS = ['trial', 'gift', 'promo', 'admin'] as const;
export type SlotOrigin = (typeof SLOT_ORIGINS)[number];

const planId = z.string().check(z.regex(/^[a-z0-9][a-z0-9-]{1,39}$/));

/** Kopecks are whole. */
const money = z.object({ kopecks: z.int(), currency: z.literal('RUB') });

const plan = z.object({
  id: planId,
  amount: money,
  item: z.object({ quantity: z.int(), unit: z.enum(PLAN_UNITS) }),
});

/** What each service costs. */
export const servicePrices = z
  .object({ data: z.array(z.object({ entityName: z.enum(SERVICES), plans: z.array(plan) })) })
  .register(z.globalRegistry, { id: 'ServicePrices' });
export type ServicePrices = z.output<typeof servicePrices>;

/** What the caller may buy, and when it would be in force; empty for those who have no organizer. */
export const purchasableServices = z
  .object({
    data: z.array(
      z.object({
        ...plan.shape,
        entityName: z.enum(SERVICES),
        label: z.string(),
        description: z.string(),
        origin: z.literal('purchased'),
        /** `null` for a plan without a period, whose purchase is refused. */
        startDate: z.nullable(moment),
        endDate: z.nullable(moment),
        /** Why the purchase is refused; `null` where it is not. */
        refusal: z.nullable(z.string()),
      }),
    ),
  })
  .register(z.globalRegistry, { id: 'PurchasableServices' });
export type PurchasableServices = z.output<typeof purchasableServices>;

/** A period in which a service is in force. It begins and ends at moments; the end is the last ms of a day in Moscow. */
const serviceSlot = z.object({
  id: objectId,
  entityName: z.enum(SERVICES),
  description: z.string(),
  origin: z.enum(SLOT_ORIGINS),
  startDate: moment,
  endDate: moment,
  /** A paused slot gives no rights. */
  isPaused: z.boolean(),
  expired: z.boolean(),
  /** `null` for a slot that nobody paid. */
  amount: z.nullable(money),
});
export type ServiceSlotDto = z.output<typeof serviceSlot>;

/** The slots of the caller's organizer, those that end last first. */
export const serviceSlots = z
  .object({ active: z.array(serviceSlot), upcoming: z.array(serviceSlot), expired: z.array(serviceSlot) })
  .register(z.globalRegistry, { id: 'ServiceSlots' });
export type ServiceSlots = z.output<typeof serviceSlots>;

export const payloadQuery = z.object({ planId, returnUrl: returnPath });

const providerAmount = z.object({ value: z.string(), currency: z.literal('RUB') });

/** The payment as the server would make it. To pay, only `planId` and `returnUrl` are read of it. */
export const paymentPayload = z
  .object({
    planId,
    returnUrl: z.string(),
    amount: providerAmount,
    description: z.string(),
    capture: z.literal(true),
    confirmation: z.object({ type: z.literal('redirect'), return_url: z.url() }),
    receipt: z.object({
      customer: z.object({ email: z.email() }),
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

/** Whatever else is in it is not read. */
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
  /** Until when an open payment may be paid or captured. */
  expiresAt: z.nullable(moment),
  /** Who cancelled it and why, in the words of the provider. */
  cancellation: z.nullable(z.object({ party: z.string(), reason: z.string() })),
  /** Where an open payment is paid. */
  confirmationUrl: z.nullable(z.url()),
  /** Whether it may be cancelled now. */
  isCancellable: z.boolean(),
  /** What it gave; `null` until then. */
  slot: z.nullable(period),
  /** What was returned of it so far; `null` where nothing was. */
  refunded: z.nullable(money),
});
export type Transaction = z.output<typeof transaction>;

/** The caller's payments, the newest first. */
export const transactions = z.object({ data: z.array(transaction) }).register(z.globalRegistry, { id: 'Transactions' });
export const ownTransaction = z.object({ data: transaction }).register(z.globalRegistry, { id: 'OwnTransaction' });
export const cancelledPayment = z
  .object({ message: z.string(), data: transaction })
  .register(z.globalRegistry, { id: 'CancelledPayment' });
export const paymentParams = z.object({ paymentId: objectId });

const providerId = z.string().check(z.maxLength(64), oneLine);

/** Only the number of the payment is read, which a refund names: everything else comes from the provider itself. */
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

/** What becomes of a period after a partial refund. */
export const REFUND_CHOICES = ['end', 'shorten', 'keep'] as const;
export type RefundChoice = (typeof REFUND_CHOICES)[number];

/** A partial refund whose period is still to end. */
const refundTask = z.object({
  paymentId: objectId,
  /** `null` once the account is deleted. */
  payer: z.nullable(z.string()),
  organizer: z.string(),
  description: z.string(),
  amount: money,
  refunded: money,
  slot: period,
  /** When the paid rest ends; `null` where the period cannot be shortened to it. */
  shortenedUntil: z.nullable(moment),
});
export type RefundTask = z.output<typeof refundTask>;

/** Those that wait for a choice, the oldest first. */
export const refundTasks = z.object({ data: z.array(refundTask) }).register(z.globalRegistry, { id: 'RefundTasks' });
export const refundChoiceBody = z.strictObject({
  choice: z.enum(REFUND_CHOICES),
  /** The refunded sum that the choice is about. */
  refundedKopecks: z.int(),
});
export const chosenRefund = z
  .object({ message: z.string(), data: z.array(refundTask) })
  .register(z.globalRegistry, { id: 'ChosenRefund' });
