import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Payments, type PaymentsOptions, startPayments } from './payments.ts';
import type { SimulatedPayment } from './yookassa.ts';

let folder = '';
let running: Payments[] = [];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'otryv-payments-'));
});
afterEach(async () => {
  await Promise.all(running.map((payments) => payments.close()));
  running = [];
  await rm(folder, { recursive: true });
});

async function start(options: PaymentsOptions = {}): Promise<Payments> {
  const payments = await startPayments({ file: join(folder, 'payments.json'), ...options });
  running.push(payments);
  return payments;
}

async function stop(payments: Payments): Promise<void> {
  running = running.filter((one) => one !== payments);
  await payments.close();
}

const returnUrl = 'http://localhost:3000/back';

const refundOf = (payment_id: string, value: string) => ({ payment_id, amount: { value, currency: 'RUB' } });

async function postTo({ settings }: Payments, path: string, key: string, body: object) {
  const secret = `${settings.YOOKASSA_SHOP_ID}:${settings.YOOKASSA_SECRET_KEY}`;
  const response = await fetch(`${settings.YOOKASSA_URL}${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'idempotence-key': key,
      authorization: `Basic ${Buffer.from(secret).toString('base64')}`,
    },
    body: JSON.stringify(body),
  });
  return (await response.json()) as Required<SimulatedPayment> & { code?: string };
}

function post(payments: Payments, path: string, key: string, body: object) {
  return postTo(payments, `/payments${path}`, key, body);
}

function make(payments: Payments, key: string, value = '100.00') {
  const amount = { value, currency: 'RUB' };
  const receipt = {
    customer: { email: 'лев@почта.рф' },
    items: [{ description: 'x', quantity: 1, amount, vat_code: 1 }],
  };
  const confirmation = { type: 'redirect', return_url: returnUrl };
  return post(payments, '', key, { amount, capture: true, description: 'x', confirmation, receipt, metadata: {} });
}

describe('the payment stand-in', () => {
  it('restores the payments of its last start, at the same addresses', async () => {
    const first = await start();
    const [open, paid] = [await make(first, 'open'), await make(first, 'paid')];
    await first.act(paid.id, 'pay');
    await stop(first);

    const next = await start();
    const answer = await fetch(open.confirmation.confirmation_url, {
      method: 'POST',
      redirect: 'manual' as const,
      body: new URLSearchParams({ action: 'pay' }),
    });

    expect(answer.headers.get('location')).toBe(returnUrl);
    expect([open, paid].map(({ id }) => next.payments.get(id)?.status)).toEqual(['succeeded', 'succeeded']);
  });

  it('uses another port if its own is in use, and starts empty without a readable file', async () => {
    const first = await start();
    await make(first, 'open');
    const second = await start();
    expect(second.settings.YOOKASSA_URL).not.toBe(first.settings.YOOKASSA_URL);
    expect(second.payments.size).toBe(1);

    await writeFile(join(folder, 'payments.json'), '{"of":"another"}');

    expect((await start()).payments.size).toBe(0);
  });

  it('is no more lenient than the provider', async () => {
    const [began, hourMs] = [Date.parse('2026-11-21T12:00:00Z'), 3_600_000];
    let now = began;
    const payments = await start({ now: () => now });
    const statusOf = (id: string) => payments.payments.get(id)?.status;
    const [paid, held, left] = [
      await make(payments, 'paid'),
      await make(payments, 'held'),
      await make(payments, 'left'),
    ];
    await payments.act(paid.id, 'pay');
    await payments.act(held.id, 'hold');
    const refunds = [];
    for (const value of ['60.00', '60.00', '40.00', '0.01'])
      refunds.push(await postTo(payments, '/refunds', `refund-${refunds.length}`, refundOf(paid.id, value)));
    const found = {
      'no more is refunded than was paid': refunds.map((refund) => refund.code ?? refund.status),
      'what is refunded grows': payments.payments.get(paid.id)?.refunded_amount?.value,
      'nothing is refunded of what is only held': await postTo(
        payments,
        '/refunds',
        'refund-held',
        refundOf(held.id, '1.00'),
      ),
      'its clock is ahead of ours': Date.parse(paid.created_at) - began,
      'a known key answers as it first did, whatever is asked': await make(payments, 'paid', '200.00'),
      'so does a refusal': [await make(payments, 'refused', '1'), await make(payments, 'refused')],
      'a cancellation needs a key too': await post(payments, `/${held.id}/cancel`, '', {}),
    };
    now += hourMs - 1;
    await make(payments, 'any');
    const beforeTheHour = statusOf(left.id);
    now += 1;
    await make(payments, 'other');
    const afterIt = statusOf(left.id);
    now += hourMs;
    await make(payments, 'later');
    const heldForTwo = statusOf(held.id);
    now = began + 24 * hourMs;

    expect({
      ...found,
      'time to pay': [beforeTheHour, afterIt],
      'time to hold': heldForTwo,
      'a key of yesterday is new': (await make(payments, 'paid', '200.00')).amount.value,
    }).toMatchObject({
      'no more is refunded than was paid': ['succeeded', 'invalid_request', 'succeeded', 'invalid_request'],
      'what is refunded grows': '100.00',
      'nothing is refunded of what is only held': { code: 'invalid_request' },
      'its clock is ahead of ours': 90_000,
      'a known key answers as it first did, whatever is asked': paid,
      'so does a refusal': [{ type: 'error' }, { type: 'error' }],
      'a cancellation needs a key too': { code: 'invalid_request', description: 'Idempotence key' },
      'time to pay': ['pending', 'canceled'],
      'time to hold': 'canceled',
      'a key of yesterday is new': '200.00',
    });
  });
});
