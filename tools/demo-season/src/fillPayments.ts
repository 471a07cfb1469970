import * as z from 'zod/mini';
import { type ApiCall, signedInCall } from './apiCalls.ts';
import { demoOrganizers } from './demoOrganizers.ts';
import type { FillOptions } from './fillSeason.ts';
import { passwordsOf } from './passwords.ts';

export interface PaymentsOptions {
  runTask: FillOptions['runTask'];
  log: (line: string) => void;
  /** Address of the API. */
  address: string;
  /** Whether payments are made at the stand-in: a demo must not pay a real shop. */
  isStandIn: boolean;
  /** Password of the paying owner; if it is lost, a new one is set and printed. */
  password?: string | undefined;
}

interface Purchase {
  planId: string;
  /** Action of its payer on the page of the provider. */
  action: 'pay' | 'hold' | 'decline' | 'leave';
  paidDaysAgo?: number;
  /** Refund afterwards. */
  refund?: 'refund' | 'refundHalf';
}

const dayMs = 86_400_000;
const owner = 'demo-organizer';
/** Oldest first: each period follows those before it. */
const purchases: readonly Purchase[] = [
  { planId: 'month', action: 'pay', paidDaysAgo: 70 },
  { planId: 'month', action: 'pay', paidDaysAgo: 9 },
  { planId: 'season', action: 'pay', refund: 'refundHalf' },
  { planId: 'week', action: 'pay', refund: 'refund' },
  { planId: 'week', action: 'decline' },
  { planId: 'week', action: 'hold' },
  { planId: 'month', action: 'leave' },
];
const started = z.object({ paymentResponse: z.object({ confirmation_url: z.url() }) });
const slots = z.object({ upcoming: z.array(z.unknown()) });
const returnUrl = '/profile/0/settings/services-and-finances';

const plans = ['month 1500.00 1 month', 'season 4000.00 3 month', 'week 500.00 1 week', 'race 200.00 1 piece'];

/**
 * Sets the plans and pays for an organizer of the demo, through the API and the page of the stand-in: an expired, a
 * current and a future period, and payments that are declined, held, pending, refunded, and partially refunded with a
 * period awaiting a decision. Without the stand-in it grants a trial.
 *
 * Run again after an interruption, it continues where the periods end.
 */
export async function fillPayments({ runTask, log, address, isStandIn, password }: PaymentsOptions): Promise<void> {
  for (const plan of plans) await runTask(['plan', 'set', ...plan.split(' ')]);
  const bought = demoOrganizers.filter(({ slot }) => slot === 'bought');
  if (!isStandIn) {
    for (const { name } of bought) await runTask(['slot', 'trial', name]);
    return;
  }
  const call = await signedInCall(address, owner, password ?? (await newPassword(runTask, log)));
  const { upcoming } = await call('GET', '/api/site-services', slots);
  for (const purchase of purchases.slice(upcoming.length > 0 ? -4 : 0)) await buy(call, purchase);
  log(`Payments: ${purchases.length} of ${owner}, for an expired, a current and a future period.`);
}

async function buy(call: ApiCall, { planId, action, paidDaysAgo, refund }: Purchase): Promise<void> {
  const createPayload = { planId, returnUrl };
  const { paymentResponse } = await call('POST', '/api/payments', started, { createPayload });
  const { confirmation_url: page } = paymentResponse;
  const body = new URLSearchParams({ action });
  if (paidDaysAgo !== undefined) body.set('paidAt', new Date(Date.now() - paidDaysAgo * dayMs).toISOString());
  await actOn(page, body);
  if (action === 'leave') return;
  // A busy server rejects the notification, which the stand-in does not repeat; the next payment needs its outcome.
  const object = { id: new URL(page).pathname.replace('/pay/', '') };
  const notify = () => call('POST', '/api/notifications/yookassa', z.unknown(), { event: 'payment', object });
  await notify();
  if (refund === undefined) return;
  await actOn(page, new URLSearchParams({ action: refund }));
  await notify();
}

async function actOn(page: string, body: URLSearchParams): Promise<void> {
  const response = await fetch(page, { method: 'POST', body, redirect: 'manual' });
  // It redirects the payer back: the target page is not loaded.
  if (response.status !== 302) throw new Error(`The page of the payment answered ${response.status}.`);
}

async function newPassword(runTask: PaymentsOptions['runTask'], log: PaymentsOptions['log']): Promise<string> {
  const password = (await passwordsOf(runTask, [owner])).get(owner) ?? '';
  log(`  ${owner.padEnd(16)} ${password}  (a new password)`);
  return password;
}
