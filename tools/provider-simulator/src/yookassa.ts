import { randomUUID } from 'node:crypto';
import { email } from '@otryv/contract/schemas';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { createIdempotence, type KeyedAnswer, longestKey } from './idempotence.ts';
import { payPage } from './payPage.ts';

const sum = z.object({ value: z.string().check(z.regex(/^\d{1,10}\.\d{2}$/)), currency: z.literal('RUB') });
const wanted = z.object({
  amount: sum,
  capture: z.prefault(z.boolean(), false),
  description: z.string().check(z.maxLength(128)),
  confirmation: z.object({ type: z.literal('redirect'), return_url: z.url() }),
  receipt: z.object({
    customer: z.object({ email }),
    items: z.array(z.object({ description: z.string(), quantity: z.number(), amount: sum, vat_code: z.int() })),
  }),
  metadata: z.record(z.string(), z.string()),
});
const wantedRefund = z.object({ payment_id: z.string(), amount: sum });
const pageAction = z.object({
  action: z.enum(['pay', 'hold', 'decline', 'leave', 'payLate', 'refund', 'refundHalf']),
  /** Time of the payment, for an earlier one. */
  paidAt: z.optional(z.iso.datetime()),
});

type Status = 'pending' | 'waiting_for_capture' | 'succeeded' | 'canceled';

/** Payment in the format of YooKassa. */
export interface SimulatedPayment {
  id: string;
  status: Status;
  paid: boolean;
  amount: z.output<typeof sum>;
  income_amount?: z.output<typeof sum>;
  refunded_amount?: z.output<typeof sum>;
  description: string;
  metadata: Record<string, string>;
  confirmation?: { type: 'redirect'; return_url: string; confirmation_url: string };
  created_at: string;
  captured_at?: string;
  expires_at?: string;
  cancellation_details?: { party: string; reason: string };
  test: true;
}

/** Refund in the format of YooKassa. */
export interface SimulatedRefund {
  id: string;
  payment_id: string;
  status: 'succeeded';
  amount: z.output<typeof sum>;
  created_at: string;
}

export interface YookassaOptions {
  shopId: string;
  secretKey: string;
  now: () => number;
  /** Receives notifications about payments and refunds. */
  announce: (object: SimulatedPayment | SimulatedRefund) => Promise<void>;
  /** Called after a payment is created. */
  made: () => Promise<void>;
  /** Payments of an earlier start. */
  known: readonly SimulatedPayment[];
  knownRefunds: readonly SimulatedRefund[];
}

export interface Yookassa {
  payments: Map<string, SimulatedPayment>;
  refunds: Map<string, SimulatedRefund>;
  /** Performs the payer's action on the page; `payLate` charges a cancelled payment. */
  act: (id: string, what: 'pay' | 'hold' | 'decline' | 'payLate', paidAt?: string) => Promise<SimulatedPayment>;
  /**
   * Refunds an amount of a payment in roubles, as the shop does in the provider's dashboard; the remaining amount by
   * default.
   */
  refund: (id: string, roubles?: string) => Promise<SimulatedRefund>;
}

const hourMs = 3_600_000;
const timeToPayMs = hourMs;
const holdMs = 2 * hourMs;
const usualPage = 10;
const feeShare = 0.035;

const kopecksOf = ({ value }: { value: string }) => Math.round(Number(value) * 100);
const rub = (kopecks: number) => ({ value: (kopecks / 100).toFixed(2), currency: 'RUB' as const });
const failure = (code: string, description: string) => ({ type: 'error', id: randomUUID(), code, description });
const refused = (description: string) => ({ status: 400, body: failure('invalid_request', description) });

/** Routes of YooKassa: payments by its API, and the page where they are paid. */
export function yookassaRoutes(app: FastifyInstance, options: YookassaOptions): Yookassa {
  const { shopId, secretKey, now, announce, made, known, knownRefunds } = options;
  const payments = new Map(known.map((payment) => [payment.id, payment]));
  const refunds = new Map(knownRefunds.map((refund) => [refund.id, refund]));
  const byKey = createIdempotence(now);
  const returnUrls = new Map(known.map(({ id, confirmation }) => [id, confirmation?.return_url ?? '/']));
  const expected = `Basic ${Buffer.from(`${shopId}:${secretKey}`).toString('base64')}`;

  const move = async (payment: SimulatedPayment, changes: Partial<SimulatedPayment>) => {
    const { confirmation: _page, ...rest } = payment;
    const changed = { ...rest, ...changes };
    payments.set(payment.id, changed);
    await announce(changed);
    return changed;
  };
  const succeeded = (payment: SimulatedPayment, paidAt?: string) => {
    const income = rub(Math.round(kopecksOf(payment.amount) * (1 - feeShare)));
    const captured_at = paidAt ?? new Date(now()).toISOString();
    return move(payment, { status: 'succeeded', paid: true, income_amount: income, captured_at });
  };
  const lapse = async () => {
    for (const payment of payments.values()) {
      const reason = lapseOf(payment, now());
      if (reason !== null)
        await move(payment, { status: 'canceled', cancellation_details: { party: 'yoo_money', reason } });
    }
  };
  const act: Yookassa['act'] = async (id, what, paidAt) => {
    const payment = payments.get(id);
    if (what === 'payLate' && payment?.status === 'canceled') {
      const { cancellation_details: _cancellation, ...rest } = payment;
      return succeeded(rest);
    }
    if (payment?.status !== 'pending' || lapseOf(payment, now()) !== null) throw new Error(`${id} is not to be paid.`);
    if (what === 'pay') return succeeded(payment, paidAt);
    if (what === 'hold') {
      const expires_at = new Date(now() + holdMs).toISOString();
      return move(payment, { status: 'waiting_for_capture', paid: true, expires_at });
    }
    const cancellation_details = { party: 'payment_network', reason: 'insufficient_funds' };
    return move(payment, { status: 'canceled', cancellation_details });
  };

  const restOf = ({ amount, refunded_amount }: SimulatedPayment) =>
    kopecksOf(amount) - (refunded_amount ? kopecksOf(refunded_amount) : 0);
  const makeRefund = async (payment: SimulatedPayment, kopecks: number): Promise<SimulatedRefund> => {
    const refunded_amount = rub(kopecksOf(payment.amount) - restOf(payment) + kopecks);
    payments.set(payment.id, { ...payment, refunded_amount });
    const created_at = new Date(now()).toISOString();
    const refund = { id: randomUUID(), payment_id: payment.id, status: 'succeeded' as const, amount: rub(kopecks) };
    refunds.set(refund.id, { ...refund, created_at });
    await announce({ ...refund, created_at });
    return { ...refund, created_at };
  };
  const refund: Yookassa['refund'] = async (id, roubles) => {
    const payment = payments.get(id);
    if (payment?.status !== 'succeeded') throw new Error(`${id} is not to be refunded.`);
    return makeRefund(payment, roubles === undefined ? restOf(payment) : kopecksOf({ value: roubles }));
  };
  const refundAsAsked = async (sent: unknown): Promise<KeyedAnswer> => {
    const { data } = wantedRefund.safeParse(sent);
    const payment = data && payments.get(data.payment_id);
    if (payment?.status !== 'succeeded') return refused('Payment');
    const kopecks = kopecksOf(data?.amount ?? { value: '0' });
    if (kopecks === 0 || kopecks > restOf(payment)) return refused('Amount');
    return { status: 200, body: await makeRefund(payment, kopecks) };
  };
  const listed = <Item extends { created_at: string }>(items: Iterable<Item>, url: string) => {
    const query = new URL(url, 'http://localhost').searchParams;
    const from = query.get('created_at.gte') ?? '';
    const found = [...items].filter(({ created_at }) => created_at >= from);
    const start = Number(query.get('cursor') ?? 0);
    const next = start + Number(query.get('limit') ?? usualPage);
    return {
      type: 'list',
      items: found.slice(start, next),
      ...(next < found.length && { next_cursor: String(next) }),
    };
  };

  app.addHook('preHandler', async ({ headers, url }, reply) => {
    if (url.startsWith('/v3/') && headers.authorization !== expected)
      return reply.code(401).send(failure('invalid_credentials', 'Wrong shop or key'));
    await lapse();
  });
  const once = async ({ headers }: FastifyRequest, reply: FastifyReply, work: () => Promise<KeyedAnswer>) => {
    const key = String(headers['idempotence-key'] ?? '');
    if (key === '' || key.length > longestKey)
      return reply.code(400).send(failure('invalid_request', 'Idempotence key'));
    const { status, body } = await byKey(key, work);
    return reply.code(status).send(body);
  };
  const make = async (sent: unknown): Promise<KeyedAnswer> => {
    const { data } = wanted.safeParse(sent);
    if (!data) return refused('Body');
    const total = data.receipt.items.reduce((all, { quantity, amount }) => all + quantity * Number(amount.value), 0);
    if (total.toFixed(2) !== data.amount.value) return refused('Receipt is missing or illegal');
    const id = randomUUID();
    const { amount, description, metadata, confirmation } = data;
    const address = app.listeningOrigin;
    const page = { ...confirmation, confirmation_url: `${address}/pay/${id}` };
    const open = { id, status: 'pending' as const, paid: false, amount, description, metadata, confirmation: page };
    const payment: SimulatedPayment = { ...open, created_at: new Date(now()).toISOString(), test: true };
    payments.set(id, payment);
    returnUrls.set(id, confirmation.return_url);
    await made();
    return { status: 200, body: payment };
  };
  const settle = async (id: string, what: string): Promise<KeyedAnswer> => {
    const payment = payments.get(id);
    if (payment?.status !== 'waiting_for_capture') return refused('Status');
    if (what === 'capture') return { status: 200, body: await succeeded(payment) };
    const cancellation_details = { party: 'merchant', reason: 'canceled_by_merchant' };
    return { status: 200, body: await move(payment, { status: 'canceled', cancellation_details }) };
  };
  app.post('/v3/payments', (request, reply) => once(request, reply, () => make(request.body)));
  app.get('/v3/payments', async ({ url }) => listed(payments.values(), url));
  app.get<{ Params: { id: string } }>('/v3/payments/:id', async ({ params }, reply) => {
    return payments.get(params.id) ?? reply.code(404).send(failure('not_found', 'No such payment'));
  });
  app.post<{ Params: { id: string; what: string } }>('/v3/payments/:id/:what', (request, reply) =>
    once(request, reply, () => settle(request.params.id, request.params.what)),
  );
  app.post('/v3/refunds', (request, reply) => once(request, reply, () => refundAsAsked(request.body)));
  app.get('/v3/refunds', async ({ url }) => listed(refunds.values(), url));
  app.get<{ Params: { id: string } }>('/v3/refunds/:id', async ({ params }, reply) => {
    return refunds.get(params.id) ?? reply.code(404).send(failure('not_found', 'No such refund'));
  });

  app.get<{ Params: { id: string } }>('/pay/:id', async ({ params }, reply) => {
    const payment = payments.get(params.id);
    if (!payment) return reply.code(404).type('text/html').send('Такого платежа нет');
    return reply.type('text/html').send(payPage(payment));
  });
  app.post<{ Params: { id: string } }>('/pay/:id', async ({ params, body }, reply) => {
    const { data } = pageAction.safeParse(body);
    if (!data) return reply.code(400).send();
    const { action, paidAt } = data;
    const half = () => rub(Math.floor(kopecksOf(payments.get(params.id)?.amount ?? { value: '0' }) / 2)).value;
    if (action === 'refund' || action === 'refundHalf')
      await refund(params.id, action === 'refundHalf' ? half() : undefined);
    else if (action !== 'leave') await act(params.id, action, paidAt);
    return reply.redirect(returnUrls.get(params.id) ?? '/');
  });
  return { payments, refunds, act, refund };
}

/** Returns why a payment has expired by now; `null` for one that has not. */
function lapseOf({ status, created_at, expires_at }: SimulatedPayment, now: number): string | null {
  if (status === 'pending' && Date.parse(created_at) + timeToPayMs <= now) return 'expired_on_confirmation';
  if (status === 'waiting_for_capture' && Date.parse(expires_at ?? '') <= now) return 'expired_on_capture';
  return null;
}
