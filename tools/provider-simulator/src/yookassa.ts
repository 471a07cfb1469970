import { randomUUID } from 'node:crypto';
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
    customer: z.object({ email: z.email() }),
    items: z.array(z.object({ description: z.string(), quantity: z.number(), amount: sum, vat_code: z.int() })),
  }),
  metadata: z.record(z.string(), z.string()),
});
const action = z.object({
  action: z.enum(['pay', 'hold', 'decline', 'leave']),
  /** For a payment of earlier: when the money came. */
  paidAt: z.optional(z.iso.datetime()),
});

type Status = 'pending' | 'waiting_for_capture' | 'succeeded' | 'canceled';

/** A payment as YooKassa gives it. */
export interface SimulatedPayment {
  id: string;
  status: Status;
  paid: boolean;
  amount: z.output<typeof sum>;
  income_amount?: z.output<typeof sum>;
  description: string;
  metadata: Record<string, string>;
  confirmation?: { type: 'redirect'; return_url: string; confirmation_url: string };
  created_at: string;
  captured_at?: string;
  expires_at?: string;
  cancellation_details?: { party: string; reason: string };
  test: true;
}

export interface YookassaOptions {
  shopId: string;
  secretKey: string;
  now: () => number;
  /** What happens to a payment is told here. */
  tell: (payment: SimulatedPayment) => Promise<void>;
  /** Called after a payment is made. */
  made: () => Promise<void>;
  /** Payments of an earlier start. */
  known: readonly SimulatedPayment[];
}

export interface Yookassa {
  payments: Map<string, SimulatedPayment>;
  /** What the payer does on the page. */
  act: (id: string, what: 'pay' | 'hold' | 'decline', paidAt?: string) => Promise<SimulatedPayment>;
}

const hourMs = 3_600_000;
const timeToPayMs = hourMs;
const holdMs = 2 * hourMs;
const usualPage = 10;
const feeShare = 0.035;

const failure = (code: string, description: string) => ({ type: 'error', id: randomUUID(), code, description });
const refused = (description: string) => ({ status: 400, body: failure('invalid_request', description) });

/** YooKassa: payments by its API, and the page where they are paid. */
export function yookassaRoutes(app: FastifyInstance, options: YookassaOptions): Yookassa {
  const { shopId, secretKey, now, tell, made, known } = options;
  const payments = new Map(known.map((payment) => [payment.id, payment]));
  const byKey = createIdempotence(now);
  const returnUrls = new Map(known.map(({ id, confirmation }) => [id, confirmation?.return_url ?? '/']));
  const expected = `Basic ${Buffer.from(`${shopId}:${secretKey}`).toString('base64')}`;

  const move = async (payment: SimulatedPayment, changes: Partial<SimulatedPayment>) => {
    const { confirmation: _page, ...rest } = payment;
    const changed = { ...rest, ...changes };
    payments.set(payment.id, changed);
    await tell(changed);
    return changed;
  };
  const succeeded = (payment: SimulatedPayment, paidAt?: string) => {
    const kopecks = Math.round(Number(payment.amount.value) * 100 * (1 - feeShare));
    const income = { value: (kopecks / 100).toFixed(2), currency: 'RUB' as const };
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
    if (payment?.status !== 'pending' || lapseOf(payment, now()) !== null) throw new Error(`${id} is not to be paid.`);
    if (what === 'pay') return succeeded(payment, paidAt);
    if (what === 'hold') {
      const expires_at = new Date(now() + holdMs).toISOString();
      return move(payment, { status: 'waiting_for_capture', paid: true, expires_at });
    }
    const cancellation_details = { party: 'payment_network', reason: 'insufficient_funds' };
    return move(payment, { status: 'canceled', cancellation_details });
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
  app.get('/v3/payments', async ({ url }) => {
    const query = new URL(url, 'http://localhost').searchParams;
    const from = query.get('created_at.gte') ?? '';
    const found = [...payments.values()].filter(({ created_at }) => created_at >= from);
    const start = Number(query.get('cursor') ?? 0);
    const next = start + Number(query.get('limit') ?? usualPage);
    return {
      type: 'list',
      items: found.slice(start, next),
      ...(next < found.length && { next_cursor: String(next) }),
    };
  });
  app.get<{ Params: { id: string } }>('/v3/payments/:id', async ({ params }, reply) => {
    return payments.get(params.id) ?? reply.code(404).send(failure('not_found', 'No such payment'));
  });
  app.post<{ Params: { id: string; what: string } }>('/v3/payments/:id/:what', (request, reply) =>
    once(request, reply, () => settle(request.params.id, request.params.what)),
  );

  app.get<{ Params: { id: string } }>('/pay/:id', async ({ params }, reply) => {
    const payment = payments.get(params.id);
    if (!payment) return reply.code(404).type('text/html').send('Такого платежа нет');
    return reply.type('text/html').send(payPage(payment));
  });
  app.post<{ Params: { id: string } }>('/pay/:id', async ({ params, body }, reply) => {
    const { data } = action.safeParse(body);
    if (!data) return reply.code(400).send();
    if (data.action !== 'leave') await act(params.id, data.action, data.paidAt);
    return reply.redirect(returnUrls.get(params.id) ?? '/');
  });
  return { payments, act };
}

/** Why a payment has lapsed by now; `null` for one that has not. */
function lapseOf({ status, created_at, expires_at }: SimulatedPayment, now: number): string | null {
  if (status === 'pending' && Date.parse(created_at) + timeToPayMs <= now) return 'expired_on_confirmation';
  if (status === 'waiting_for_capture' && Date.parse(expires_at ?? '') <= now) return 'expired_on_capture';
  return null;
}
