import { Inject, Injectable, Logger } from '@nestjs/common';
import { PAYMENT_STATUSES } from '@otryv/contract/schemas';
import { CurrencyEnum, YooKassa, YooKassaErr, type YooKassaSdk } from '@webzaytsev/yookassa-ts-sdk';
import * as z from 'zod/mini';
import { CONFIG, type Config } from '../../config.ts';
import { PaymentsOff, ProviderUnavailable } from './billing.errors.ts';
import { toKopecks } from './money.ts';
import { paymentRequest } from './payment-request.ts';
import type { Payment } from './payments.repository.ts';

const timeoutMs = 20_000;
const repeats = 2;
const amount = z.pipe(
  z.object({ value: z.string(), currency: z.literal('RUB') }),
  z.transform(({ value }) => toKopecks(value)),
);
const moment = z.pipe(
  z.iso.datetime(),
  z.transform((text) => new Date(text)),
);

const providerPayment = z.object({
  id: z.string().check(z.minLength(1), z.maxLength(64)),
  status: z.enum(PAYMENT_STATUSES),
  amount,
  income_amount: z.optional(amount),
  refunded_amount: z.optional(amount),
  metadata: z.optional(z.record(z.string(), z.string())),
  confirmation: z.optional(z.object({ confirmation_url: z.optional(z.url()) })),
  created_at: moment,
  captured_at: z.optional(moment),
  expires_at: z.optional(moment),
  cancellation_details: z.optional(z.object({ party: z.string(), reason: z.string() })),
});

const providerRefund = z.object({ payment_id: z.string() });

/** A payment as the provider has it. */
export type ProviderPayment = z.output<typeof providerPayment>;

/** Whether a payment is for this order, and for its sum. */
export function isOfOrder({ amount, metadata }: ProviderPayment, order: Payment): boolean {
  return amount === order.kopecks && metadata?.orderId === order.id;
}

/** A request that the provider refuses for what is in it: it refuses it again. */
export class PaymentRefused extends Error {}

/** YooKassa, by its SDK. Methods throw PaymentsOff where it is not connected, and ProviderUnavailable. */
@Injectable()
export class PaymentProvider {
  private readonly logger = new Logger(PaymentProvider.name);
  private readonly sdk: YooKassaSdk | null;

  constructor(@Inject(CONFIG) config: Config) {
    const { YOOKASSA_URL, YOOKASSA_SHOP_ID, YOOKASSA_SECRET_KEY, YOOKASSA_REQUESTS_PER_SECOND: maxRPS } = config;
    const credentials = { shop_id: YOOKASSA_SHOP_ID ?? '', secret_key: YOOKASSA_SECRET_KEY ?? '' };
    const endpoint = YOOKASSA_URL.replace(/\/$/, '');
    this.sdk =
      YOOKASSA_SHOP_ID && YOOKASSA_SECRET_KEY
        ? YooKassa({ ...credentials, endpoint, timeout: timeoutMs, retries: repeats, maxRPS }, true)
        : null;
  }

  get isConfigured(): boolean {
    return this.sdk !== null;
  }

  /**
   * Makes the payment of an order; the same order gives the same payment. Throws PaymentRefused too, also where the key
   * of the order has the payment of another.
   */
  async create(order: Payment): Promise<ProviderPayment> {
    const request = paymentRequest(order, CurrencyEnum.RUB);
    const metadata = { ...request.metadata, orderId: order.id };
    const confirmation = { ...request.confirmation, return_url: returnUrlOf(order) };
    const made = await this.ask((sdk) =>
      sdk.payments.create({ ...request, metadata, confirmation }, order.idempotenceKey),
    );
    if (!isOfOrder(made, order)) throw new PaymentRefused('another_order');
    return made;
  }

  /** A payment that it should have and denies is as little known as one it does not answer for. */
  async load(providerId: string): Promise<ProviderPayment> {
    try {
      return await this.ask((sdk) => sdk.payments.load(providerId));
    } catch (error) {
      if (error instanceof PaymentRefused) throw new ProviderUnavailable();
      throw error;
    }
  }

  /** Throws PaymentRefused too. */
  cancel(providerId: string, key: string): Promise<ProviderPayment> {
    return this.ask((sdk) => sdk.payments.cancel(providerId, key));
  }

  /** All payments made since a moment. */
  async madeSince(from: Date): Promise<ProviderPayment[]> {
    const found = await this.asked((sdk) => sdk.payments.list({ created_at: { gte: from.toISOString() }, limit: 100 }));
    return read(z.array(providerPayment), found);
  }

  /** The payments of all refunds made since a moment. */
  async refundedSince(from: Date): Promise<string[]> {
    const found = await this.asked((sdk) => sdk.refunds.list({ created_at: { gte: from.toISOString() }, limit: 100 }));
    return [...new Set(read(z.array(providerRefund), found).map(({ payment_id }) => payment_id))];
  }

  private async ask(call: (sdk: YooKassaSdk) => Promise<unknown>): Promise<ProviderPayment> {
    return read(providerPayment, await this.asked(call));
  }

  private async asked(call: (sdk: YooKassaSdk) => Promise<unknown>): Promise<unknown> {
    if (!this.sdk) throw new PaymentsOff();
    try {
      return await call(this.sdk);
    } catch (error) {
      // The secret key is in the request that an error may carry: its name and sentence alone are logged.
      const { name, message } = error instanceof Error ? error : new Error(String(error));
      this.logger.warn(`YooKassa: ${name}: ${message}`);
      if (error instanceof YooKassaErr && refusals.has(name)) throw new PaymentRefused(name);
      throw new ProviderUnavailable();
    }
  }
}

const refusals = new Set(['invalid_request', 'not_found', 'forbidden']);

/** Where the payer comes back to, with the payment that the page there waits for. */
function returnUrlOf({ id, returnUrl }: Payment): string {
  const url = new URL(returnUrl);
  url.searchParams.set('payment', id);
  return url.href;
}

function read<Schema extends z.ZodMiniType>(schema: Schema, answer: unknown): z.output<Schema> {
  const { data, success } = schema.safeParse(answer);
  if (!success) throw new ProviderUnavailable();
  return data;
}
