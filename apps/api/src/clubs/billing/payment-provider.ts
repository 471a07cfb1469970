import { Inject, Injectable, Logger } from '@nestjs/common';
import { PAYMENT_STATUSES } from '@otryv/contract/schemas';
import * as z from 'zod/mini';
import { CONFIG, type Config } from '../../config.ts';
import { PaymentsOff, ProviderUnavailable } from './billing.errors.ts';
import { toKopecks } from './money.ts';
import { paymentRequest } from './payment-request.ts';
import type { Payment } from './payments.repository.ts';
import { YooKassaClient, YooKassaRefused } from './yookassa.client.ts';

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

/** Payment as returned by the provider. */
export type ProviderPayment = z.output<typeof providerPayment>;

/** Whether a payment is for this order and its amount. */
export function isOfOrder({ amount, metadata }: ProviderPayment, order: Payment): boolean {
  return amount === order.kopecks && metadata?.orderId === order.id;
}

/** The provider rejected a request for its content: a retry would be rejected too. */
export class PaymentRefused extends Error {}

/** Payments of the shop at YooKassa. Methods throw PaymentsOff if no shop is connected, and ProviderUnavailable. */
@Injectable()
export class PaymentProvider {
  private readonly logger = new Logger(PaymentProvider.name);
  private readonly client: YooKassaClient | null;

  constructor(@Inject(CONFIG) config: Config) {
    const { YOOKASSA_SHOP_ID: shopId, YOOKASSA_SECRET_KEY: secretKey } = config;
    const url = config.YOOKASSA_URL.replace(/\/$/, '');
    const requestsPerSecond = config.YOOKASSA_REQUESTS_PER_SECOND;
    this.client = shopId && secretKey ? new YooKassaClient({ url, shopId, secretKey, requestsPerSecond }) : null;
  }

  get isConfigured(): boolean {
    return this.client !== null;
  }

  /**
   * Creates the payment of an order; the same order returns the same payment. Also throws PaymentRefused if the order's
   * key belongs to another payment.
   */
  async create(order: Payment): Promise<ProviderPayment> {
    const request = paymentRequest(order);
    const metadata = { ...request.metadata, orderId: order.id };
    const confirmation = { ...request.confirmation, return_url: returnUrlOf(order) };
    const body = { ...request, metadata, confirmation };
    const made = await this.ask((client) => client.post('/payments', order.idempotenceKey, body));
    if (!isOfOrder(made, order)) throw new PaymentRefused('another_order');
    return made;
  }

  /** Returns a payment; one that the provider should have but denies is as unknown as one without a response. */
  async load(providerId: string): Promise<ProviderPayment> {
    try {
      return await this.ask((client) => client.get(pathOf(providerId)));
    } catch (error) {
      if (error instanceof PaymentRefused) throw new ProviderUnavailable();
      throw error;
    }
  }

  /** Cancels a payment. Also throws PaymentRefused. */
  cancel(providerId: string, key: string): Promise<ProviderPayment> {
    return this.ask((client) => client.post(`${pathOf(providerId)}/cancel`, key, {}));
  }

  /** Lists all payments created since a moment. */
  async listMadeSince(from: Date): Promise<ProviderPayment[]> {
    return read(z.array(providerPayment), await this.asked((client) => client.listMadeSince('payments', from)));
  }

  /** Lists the payments of all refunds created since a moment. */
  async listRefundedSince(from: Date): Promise<string[]> {
    const refunds = read(z.array(providerRefund), await this.asked((client) => client.listMadeSince('refunds', from)));
    return [...new Set(refunds.map(({ payment_id }) => payment_id))];
  }

  private async ask(call: (client: YooKassaClient) => Promise<unknown>): Promise<ProviderPayment> {
    return read(providerPayment, await this.asked(call));
  }

  private async asked(call: (client: YooKassaClient) => Promise<unknown>): Promise<unknown> {
    if (!this.client) throw new PaymentsOff();
    try {
      return await call(this.client);
    } catch (error) {
      const { name, message } = error instanceof Error ? error : new Error(String(error));
      this.logger.warn(`YooKassa: ${name}: ${message}`);
      if (error instanceof YooKassaRefused && errors.has(message)) throw new PaymentRefused(message);
      throw new ProviderUnavailable();
    }
  }
}

const errors = new Set(['invalid_request', 'not_found', 'forbidden']);

function pathOf(providerId: string): string {
  return `/payments/${encodeURIComponent(providerId)}`;
}

/** Builds the address the payer returns to, with the payment that its page waits for. */
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
