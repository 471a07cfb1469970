import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Payments, startPayments } from './payments.ts';
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

async function start(): Promise<Payments> {
  const payments = await startPayments({ file: join(folder, 'payments.json') });
  running.push(payments);
  return payments;
}

async function stop(payments: Payments): Promise<void> {
  running = running.filter((one) => one !== payments);
  await payments.close();
}

const returnUrl = 'http://localhost:3000/back';

async function make({ settings }: Payments, key: string) {
  const amount = { value: '100.00', currency: 'RUB' };
  const receipt = {
    customer: { email: 'a@club.example' },
    items: [{ description: 'x', quantity: 1, amount, vat_code: 1 }],
  };
  const confirmation = { type: 'redirect', return_url: returnUrl };
  const secret = `${settings.YOOKASSA_SHOP_ID}:${settings.YOOKASSA_SECRET_KEY}`;
  const response = await fetch(`${settings.YOOKASSA_URL}/payments`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'idempotence-key': key,
      authorization: `Basic ${Buffer.from(secret).toString('base64')}`,
    },
    body: JSON.stringify({ amount, capture: true, description: 'x', confirmation, receipt, metadata: {} }),
  });
  return (await response.json()) as Required<Pick<SimulatedPayment, 'id' | 'confirmation'>>;
}

describe('the stand-in of payments', () => {
  it('has the payments of its last start, and their pages where they were', async () => {
    const first = await start();
    const [open, paid] = [await make(first, 'open'), await make(first, 'paid')];
    await first.act(paid.id, 'pay');
    await stop(first);

    const next = await start();
    const answer = await fetch(open.confirmation.confirmation_url, {
      ...{ method: 'POST', redirect: 'manual' as const },
      body: new URLSearchParams({ action: 'pay' }),
    });

    expect(answer.headers.get('location')).toBe(returnUrl);
    expect([open, paid].map(({ id }) => next.payments.get(id)?.status)).toEqual(['succeeded', 'succeeded']);
  });

  it('takes another port where its own is taken, and begins anew without a file that it can read', async () => {
    const first = await start();
    await make(first, 'open');
    const second = await start();
    expect(second.settings.YOOKASSA_URL).not.toBe(first.settings.YOOKASSA_URL);
    expect(second.payments.size).toBe(1);

    await writeFile(join(folder, 'payments.json'), '{"of":"another"}');

    expect((await start()).payments.size).toBe(0);
  });
});
