import { setTimeout as wait } from 'node:timers/promises';
import type { Payments } from '@otryv/provider-simulator';
import * as z from 'zod/mini';
import { deadTransactionMs } from './deadTransaction.ts';
import { listening } from './listening.ts';
import { type ApiCall, addPayer } from './payer.ts';
import type { StoredPayment } from './storedPayments.ts';
import type { ServerVictim, TestBed } from './testBed.ts';

/** Payments whose notifications go to a server that is killed. */
export interface Paying {
  /** Time an undisturbed server takes to grant a paid period, in ms. */
  lengthMs: number;
  /** Pays an order and notifies a server, which can be killed from then on. */
  begin: () => Promise<{ at: number; victim: ServerVictim }>;
  /** Returns lost, partial or duplicated data; checked again after the provider has repeated its notification. */
  losses: () => Promise<string[]>;
}

const started = z.object({ paymentResponse: z.object({ id: z.string() }) });
const returnUrl = '/profile/0/settings/services-and-finances';
const planId = 'week';

export async function startPaying(testBed: TestBed, payments: Payments): Promise<Paying> {
  const payer = await addPayer(testBed, planId);
  const paid: string[] = [];

  async function begin() {
    const victim = await testBed.startServer({ JOBS: 'false' });
    await listening(victim);
    payments.notifyAt(`${victim.address}/api/notifications/yookassa`);
    const providerId = await ordered(await payer(), payments, testBed);
    paid.push(providerId);
    const at = Date.now();
    const notified = payments.act(providerId, 'pay');
    return { at, victim, notified };
  }

  const first = await begin();
  await first.notified;
  const lengthMs = Date.now() - first.at;
  first.victim.kill();
  await first.victim.ended;

  return {
    lengthMs,
    begin,
    losses: async () => {
      const halved = (await testBed.store.payments())
        .filter(isHalf)
        .map((payment) => `partial payment: ${text(payment)}`);
      payments.notifyAt(`${testBed.address}/api/notifications/yookassa`);
      for (const id of paid.slice(-1)) await repeat(payments, id);
      return [...halved, ...(await faults(testBed, paid))];
    },
  };
}

/** Returns the number of a new payment at the provider. */
async function ordered(call: ApiCall, payments: Payments, { store }: TestBed): Promise<string> {
  await store.forgetAttempts();
  const { paymentResponse } = await call('POST', '/api/payments', started, { createPayload: { planId, returnUrl } });
  const made = [...payments.payments.values()].find(({ metadata }) => metadata.orderId === paymentResponse.id);
  if (!made) throw new Error(`The provider has no payment of ${paymentResponse.id}.`);
  return made.id;
}

/** Sends a server the notification of a payment, twice concurrently, until it responds. */
async function repeat(payments: Payments, id: string): Promise<void> {
  const payment = payments.payments.get(id);
  if (!payment) throw new Error(`The provider has lost ${id}.`);
  const deadline = Date.now() + deadTransactionMs;
  for (;;) {
    const statuses = await Promise.all([payments.notify(payment), payments.notify(payment)]);
    if (statuses.every((status) => status === 200)) return;
    if (Date.now() > deadline) throw new Error(`A notification got the responses ${statuses.join(' and ')}.`);
    await wait(500);
  }
}

async function faults({ store }: TestBed, paid: readonly string[]): Promise<string[]> {
  const stored = new Map((await store.payments()).map((payment) => [payment.providerId, payment]));
  const periods = await store.periods();
  const wrong = paid.flatMap((id) => {
    const payment = stored.get(id);
    const isRight = payment?.status === 'succeeded' && payment.slots === 1 && payment.changes === 1;
    return isRight ? [] : [`a payment did not grant exactly one period: ${payment ? text(payment) : `${id} is lost`}`];
  });
  const apart = periods.slice(1).filter(({ startDate }, at) => startDate.getTime() !== periods[at]?.endDate.getTime());
  return [
    ...wrong,
    ...(periods.length === paid.length ? [] : [`${periods.length} periods of ${paid.length} payments`]),
    ...apart.map(({ startDate }) => `a period does not begin at the end of the one before: ${startDate.toISOString()}`),
  ];
}

/** Whether only some of a payment, its change and its period exist. */
function isHalf({ status, slots, changes }: StoredPayment): boolean {
  const isPaid = status === 'succeeded';
  return slots !== Number(isPaid) || changes !== Number(isPaid);
}

function text({ providerId, status, slots, changes }: StoredPayment): string {
  return `${providerId} ${status}, ${slots} periods, ${changes} changes`;
}
