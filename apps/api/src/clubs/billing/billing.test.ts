import { purchasableServices, serviceSlots, transactions } from '@otryv/contract/schemas';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { Transactions } from '../../kernel/database/transactions.ts';
import { Hooks } from '../../kernel/hooks/hooks.ts';
import { userDeleted } from '../../people/users/records/user-hooks.ts';
import { runTask } from '../../tasks/run-task.ts';
import { type BillingWorld, startBillingWorld } from '../../testing/billing-world.ts';
import { caseCount } from '../../testing/full-run.ts';
import type { TestBrowser } from '../../testing/test-browser.ts';
import { BillingJobs } from './billing.jobs.ts';

const dayMs = 86_400_000;
/** How far the provider's clock is ahead. */
const skewMs = 90_000;

describe('billing', () => {
  let world: BillingWorld;
  beforeAll(async () => {
    world = await startBillingWorld();
  });
  // Tests move the clock past the lifetime of the administrator's access token.
  beforeEach(async () => {
    await world.admin.refresh();
  });
  afterAll(() => world?.close());

  const slotsOf = async (browser: TestBrowser) =>
    serviceSlots.parse((await browser.send('GET', '/api/site-services')).json());
  // As the specification names the call: with a trailing slash.
  const historyOf = async (browser: TestBrowser) =>
    transactions.parse((await browser.send('GET', '/api/notifications/yookassa/')).json()).data;
  const messagesOf = async (userId: string) =>
    (await world.connection.collection('servicemessages').find({}).toArray()).filter(
      (message) => String(message.userId) === userId,
    );
  const made = async (browser: TestBrowser, planId = 'month') => {
    const { paymentResponse } = (await world.pay(browser, planId)).json();
    return { orderId: paymentResponse.id, provider: world.atProvider(paymentResponse.id), paymentResponse };
  };

  it('shows everyone the price of the service, in whole kopecks', async () => {
    const { json } = await world.app.inject({ url: '/api/site-services-price' });

    expect(json().data[0].plans).toContainEqual({
      id: 'season',
      amount: { kopecks: 400_050, currency: 'RUB' },
      item: { quantity: 3, unit: 'month' },
    });
  });

  it('offers plans only to organizers, with the period each would buy', async () => {
    const owner = await world.organizer('Of', { isPaid: false });
    const rider = await world.member('offers-rider');
    const offers = async (browser: TestBrowser) =>
      purchasableServices.parse((await browser.send('GET', '/api/site-services/purchasable')).json()).data;

    const [week] = (await offers(owner.browser)).filter(({ id }) => id === 'week');
    expect(week?.label).toBe('Сервис организатора, 1 неделя');
    expect(Date.parse(week?.endDate ?? '') - Date.parse(week?.startDate ?? '')).toBeGreaterThan(7 * dayMs);
    expect(await offers(rider.browser)).toEqual([]);
  });

  it('builds the payment from the plan and the session only, ignoring other input', async () => {
    const owner = await world.organizer('Ho', { isPaid: false });
    const forged = {
      amount: { value: '1.00', currency: 'RUB' },
      metadata: { userId: 'f'.repeat(24), quantity: '12', unit: 'month' },
      id: 'season',
    };
    const { paymentResponse } = (await world.pay(owner.browser, 'month', forged)).json();

    expect(world.atProvider(paymentResponse.id)).toMatchObject({
      amount: { value: '1500.00', currency: 'RUB' },
      metadata: { orderId: paymentResponse.id, quantity: '1', unit: 'month' },
      confirmation: {
        return_url: `http://localhost:3000/profile/0/settings/services-and-finances?payment=${paymentResponse.id}`,
      },
    });
  });

  it.each(['https://evil.example/', '//evil.example', '/\\evil.example', 'javascript:alert(1)', ''])(
    'rejects %j as a return path',
    async (returnUrl) => {
      const owner = await world.member(`back-${Buffer.from(returnUrl).toString('hex').slice(0, 12) || 'none'}`);

      expect((await world.pay(owner.browser, 'month', { returnUrl })).statusCode).toBe(400);
    },
  );

  it('rejects guests, users without an organizer, unknown plans, and, with a message, a plan without a period', async () => {
    const owner = await world.organizer('Re', { isPaid: false });
    const rider = await world.member('refused-rider');
    const guest = await world.app.inject({
      method: 'POST',
      url: '/api/payments',
      payload: { createPayload: { planId: 'month', returnUrl: '/' } },
    });
    const codes = await Promise.all(
      [world.pay(rider.browser, 'month'), world.pay(owner.browser, 'century'), world.pay(owner.browser, 'piece')].map(
        async (response) => (await response).json().code,
      ),
    );

    expect(guest.statusCode).toBe(401);
    expect(codes).toEqual(['organizer_needed', 'plan_not_found', 'plan_without_period']);
    const piece = (await owner.browser.send('GET', '/api/site-services/purchasable')).json().data.at(0);
    expect(piece).toMatchObject({ id: 'piece', startDate: null, refusal: expect.stringContaining('без срока') });
  });

  it('creates one payment for concurrent requests, and continues it', async () => {
    const owner = await world.organizer('On', { isPaid: false });
    const before = world.payments.payments.size;
    const answers = await Promise.all(Array.from({ length: 6 }, () => world.pay(owner.browser, 'month')));

    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    expect(new Set(answers.map((answer) => answer.json().paymentResponse.confirmation_url)).size).toBe(1);
    expect(world.payments.payments.size - before).toBe(1);
  });

  it('grants the paid slot when the provider confirms the payment, and notifies payer and administrators', async () => {
    const owner = await world.organizer('Pa', { isPaid: false });
    const { orderId, provider } = await made(owner.browser);
    expect((await world.notify({ ...provider, status: 'succeeded' })).statusCode).toBe(200);
    expect((await slotsOf(owner.browser)).active).toEqual([]);

    await world.payments.act(provider.id, 'pay');
    expect((await world.notify({ id: provider.id })).statusCode).toBe(200);

    const [slot] = (await slotsOf(owner.browser)).active;
    expect(slot).toMatchObject({ origin: 'purchased', amount: { kopecks: 150_000, currency: 'RUB' } });
    expect(await historyOf(owner.browser)).toMatchObject([{ id: orderId, status: 'succeeded', confirmationUrl: null }]);
    const messages = (await messagesOf(owner.id)).filter(({ text }) => text.startsWith('Оплата прошла'));
    expect(messages.map(({ entityUrl }) => entityUrl)).toEqual(['/profile/0/settings/services-and-finances']);
    const admins = await world.connection.collection('servicemessages').countDocuments({ text: /^owner-pa: оплачено/ });
    expect(admins).toBe(1);
  });

  it('notifies a payer who is an administrator once about each payment and refund, and the others as usual', async () => {
    const payer = await world.organizer('Ad', { isPaid: false });
    const [whole, part] = [await made(payer.browser), await made(payer.browser, 'week')];
    const role = (name: string) => runTask(world.app, ['user', 'role', 'owner-ad', name], () => undefined);
    await role('admin');
    onTestFinished(async () => void (await role('user')));
    const news = async () => {
      const all = world.connection.collection('servicemessages').find({ text: /Сервис организатора, 1/ });
      const fresh = (await all.toArray()).filter(({ _id }) => !seen.has(String(_id)));
      for (const { _id } of fresh) seen.add(String(_id));
      const own = fresh.filter(({ userId }) => String(userId) === payer.id);
      return [own.map(({ text }) => /^(owner-ad: )?[а-яё ]+(?=[: ])/i.exec(text)?.[0]), fresh.length - own.length];
    };
    const seen = new Set<string>();
    await news();
    const paid = async ({ provider }: typeof whole) => {
      await world.payments.act(provider.id, 'pay');
      await world.notify({ id: provider.id });
      return news();
    };
    const refunded = async ({ provider }: typeof whole, roubles?: string) => {
      await world.notify(await world.payments.refund(provider.id, roubles), 'refund.succeeded');
      return news();
    };

    expect(await paid(whole)).toEqual([['Оплата прошла'], 1]);
    expect(await refunded(whole)).toEqual([['Платёж возвращён'], 1]);
    expect(await paid(part)).toEqual([['Оплата прошла'], 1]);
    // The administrators decide about the period: the task is the one message.
    expect(await refunded(part, '100.00')).toEqual([['owner-ad: возвращено'], 1]);
  });

  it('queues a purchase while a slot is active, so that no day is lost', async () => {
    const owner = await world.organizer('Qu', { isPaid: false });
    for (const planId of ['week', 'season']) {
      const { provider } = await made(owner.browser, planId);
      await world.payments.act(provider.id, 'pay');
      await world.notify({ id: provider.id });
    }

    const { active, upcoming } = await slotsOf(owner.browser);
    expect(active).toHaveLength(1);
    expect(upcoming).toHaveLength(1);
    expect(upcoming[0]?.startDate).toBe(active[0]?.endDate);
    expect(Date.parse(upcoming[0]?.endDate ?? '') - Date.parse(upcoming[0]?.startDate ?? '')).toBe(93 * dayMs);
  });

  it('ignores payments with another amount or order', async () => {
    const owner = await world.organizer('Fo', { isPaid: false });
    const { provider } = await made(owner.browser, 'season');
    const paid = { ...provider, status: 'succeeded' as const, paid: true, confirmation: undefined };
    for (const changes of [
      { amount: { value: '1.00', currency: 'RUB' as const } },
      { metadata: { ...provider.metadata, orderId: 'f'.repeat(24) } },
    ]) {
      world.payments.order(`/v3/payments/${provider.id}`, { status: 200, body: { ...paid, ...changes } });
      await world.notify({ id: provider.id });
    }
    // Another currency is not a valid response of the provider.
    const dollars = { ...paid, amount: { value: '4000.50', currency: 'USD' } };
    world.payments.order(`/v3/payments/${provider.id}`, { status: 200, body: dollars });
    expect((await world.notify({ id: provider.id })).statusCode).toBe(503);

    expect((await slotsOf(owner.browser)).active).toEqual([]);
    const warnings = await world.connection
      .collection('servicemessages')
      .countDocuments({ text: { $regex: `${provider.id} не совпал` } });
    expect(warnings).toBe(2);
  });

  it('responds 200 to unknown payments without a request to the provider, and 503 while it does not respond', async () => {
    const owner = await world.organizer('Si', { isPaid: false });
    const { provider } = await made(owner.browser);
    const asked = world.payments.received.length;
    expect((await world.notify({ id: 'unknown' })).statusCode).toBe(200);
    expect(world.payments.received).toHaveLength(asked);

    world.payments.order(`/v3/payments/${provider.id}`, { status: 401, body: { type: 'error' } });
    expect((await world.notify({ id: provider.id })).statusCode).toBe(503);
  });

  it('grants each payment once, despite forged, duplicate, reordered and concurrent notifications', async () => {
    const owner = await world.organizer('Ch', { isPaid: false });
    const events = ['payment.succeeded', 'payment.waiting_for_capture', 'payment.canceled', 'refund.succeeded', 'x'];
    const step = fc.record({
      event: fc.constantFrom(...events),
      forgedStatus: fc.constantFrom('succeeded', 'canceled', 'pending'),
      payment: fc.nat(2),
      acts: fc.boolean(),
    });
    const numRuns = caseCount({ usual: 4, full: 20 });
    let paid = 0;

    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 50, maxLength: 50 }), async (steps) => {
        await world.connection.collection('attempts').deleteMany({});
        const orders: Awaited<ReturnType<typeof made>>[] = [];
        for (const planId of ['week', 'month', 'season']) orders.push(await made(owner.browser, planId));
        const results = await Promise.all(
          steps.map(async ({ event, forgedStatus, payment, acts }) => {
            const { provider } = orders[payment] ?? orders[0] ?? { provider: null };
            if (!provider) return 0;
            const isOpen = world.payments.payments.get(provider.id)?.status === 'pending';
            if (acts && isOpen) await world.payments.act(provider.id, 'pay');
            const forged = { ...provider, status: forgedStatus, amount: { value: '0.01', currency: 'RUB' } };
            return (await world.notify(forged, event)).statusCode;
          }),
        );
        for (const { provider } of orders) {
          if (world.payments.payments.get(provider.id)?.status === 'pending')
            await world.payments.act(provider.id, 'decline');
          else paid += 1;
          await world.notify({ id: provider.id });
        }

        expect(new Set(results)).toEqual(new Set([200]));
        const { active, upcoming } = await slotsOf(owner.browser);
        expect(active.length + upcoming.length).toBe(paid);
      }),
      { numRuns, endOnFailure: true },
    );
    expect(paid).toBeGreaterThan(numRuns);
    const { active, upcoming } = await slotsOf(owner.browser);
    const inOrder = [...upcoming, ...active].toReversed();
    expect(inOrder.slice(1).map(({ startDate }) => startDate)).toEqual(
      inOrder.slice(0, -1).map(({ endDate }) => endDate),
    );
  }, 120_000);

  it('detects a payment whose notification was lost', async () => {
    const owner = await world.organizer('Lo', { isPaid: false });
    const { provider } = await made(owner.browser);
    await world.payments.act(provider.id, 'pay');
    world.moveClock(6 * 60_000);

    await world.app.get(BillingJobs).sweep();

    expect((await slotsOf(owner.browser)).active).toHaveLength(1);
  });

  it('continues with the next payment if the provider denies one, and responds 503 to its notification', async () => {
    const [denied, paid] = [
      await world.organizer('De', { isPaid: false }),
      await world.organizer('Ne', { isPaid: false }),
    ];
    const { provider } = await made(denied.browser);
    const next = await made(paid.browser);
    world.payments.payments.delete(provider.id);
    await world.payments.act(next.provider.id, 'pay');
    expect((await world.notify({ id: provider.id })).statusCode).toBe(503);
    world.moveClock(6 * 60_000);

    await world.app.get(BillingJobs).sweep();

    expect((await slotsOf(paid.browser)).active).toHaveLength(1);
  });

  it.each([
    [['plan', 'set', 'x', '1500', '1', 'month']],
    [['plan', 'set', 'extra', '1500', '1', 'month']],
    [['plan', 'set', 'extra', '1500.00', '0', 'month']],
    [['slot', 'trial', 'Нет такого']],
    [['slot', 'trial', 'Клуб Pa', 'many']],
    [['slot', 'trial', 'Клуб Pa', '0']],
  ])('rejects the task %j with its usage', async (args) => {
    const lines: string[] = [];

    expect(await runTask(world.app, args, (line) => lines.push(line))).toBe(1);
    expect(lines[0]).toMatch(/^(Pass|There is no organizer)/);
  });

  it('cancels held payments, once, and nothing else', async () => {
    const owner = await world.organizer('He', { isPaid: false });
    const other = await world.organizer('Ot', { isPaid: false });
    const { orderId, provider } = await made(owner.browser);
    const cancel = (browser: TestBrowser) => browser.send('POST', `/api/payments/${orderId}/cancel`, {});
    expect((await cancel(owner.browser)).json().code).toBe('payment_not_cancellable');
    await world.payments.act(provider.id, 'hold');
    await world.notify({ id: provider.id });

    expect((await cancel(other.browser)).json().code).toBe('payment_not_found');
    expect((await cancel(owner.browser)).json().data).toMatchObject({
      status: 'canceled',
      cancellation: { party: 'merchant', reason: 'canceled_by_merchant' },
    });
    expect((await cancel(owner.browser)).json().code).toBe('payment_not_cancellable');
    expect((await slotsOf(owner.browser)).active).toEqual([]);
  });

  it('reports a held payment instead of leading to its closed page, until it is over', async () => {
    const owner = await world.organizer('Hd', { isPaid: false });
    const { orderId, provider } = await made(owner.browser);
    await world.payments.act(provider.id, 'hold');
    await world.notify({ id: provider.id });

    const again = await world.pay(owner.browser, 'month');
    expect([again.statusCode, again.json().code]).toEqual([409, 'payment_held']);
    await owner.browser.send('POST', `/api/payments/${orderId}/cancel`, {});

    expect((await made(owner.browser)).orderId).not.toBe(orderId);
  });

  it('creates another payment if the provider rejected the last one, or its key belongs to another payment', async () => {
    const refuse = async () => {
      const invalid = { type: 'error', id: 'x', code: 'invalid_request', description: 'no' };
      world.payments.order('/v3/payments', { status: 400, body: invalid });
    };
    const orders = world.connection.collection('payments');
    const useKeyOfAnother = async ({ browser }: { browser: TestBrowser }) => {
      const other = await made((await world.organizer('Ke', { isPaid: false })).browser);
      const idempotenceKey = (await orders.findOne({ providerId: other.provider.id }))?.idempotenceKey;
      const { provider } = await made(browser);
      const again = { $set: { idempotenceKey, confirmationUrl: null }, $unset: { providerId: '' } };
      await orders.updateOne({ providerId: provider.id }, again);
    };
    const found: Record<string, unknown> = {};
    for (const [name, trouble] of Object.entries({
      refused: refuse,
      keyOfAnother: useKeyOfAnother,
    })) {
      const owner = await world.organizer(`Ag${name}`, { isPaid: false });
      await trouble(owner);
      const answers = [await world.pay(owner.browser, 'month'), await world.pay(owner.browser, 'month')];
      const statuses = (await historyOf(owner.browser)).map(({ status }) => status).toSorted();
      found[name] = [answers[0]?.json().code, answers[1]?.statusCode, ...statuses];
    }

    const expected = ['provider_unavailable', 200, 'canceled', 'pending'];
    expect(found).toEqual({ refused: expected, keyOfAnother: expected });
  });

  it('removes the payer when the account is deleted, and keeps the payment', async () => {
    const payments = world.connection.collection('payments');
    const owner = await world.organizer('Go', { isPaid: false });
    const { orderId, provider } = await made(owner.browser);
    await world.app
      .get(Transactions)
      .run((session) => world.app.get(Hooks).run(userDeleted, { userId: owner.id }, session));
    await world.payments.act(provider.id, 'pay');
    await world.notify({ id: provider.id });

    const kept = await payments.findOne({ providerId: provider.id });
    expect(String(kept?._id)).toBe(orderId);
    expect(kept?.userId).toBeUndefined();
    expect(kept?.status).toBe('succeeded');
  });

  it('finds no difference when the clocks of both sides put a payment on different sides of the boundary', async () => {
    const owner = await world.organizer('Cl', { isPaid: false });
    const { orderId, provider } = await made(owner.browser);
    const madeAt = Date.parse(provider.created_at) - skewMs;
    world.moveClock(3 * dayMs + skewMs / 2);
    await world.app.get(BillingJobs).sweep();
    const lapsed = world.atProvider(orderId);
    const messagesOf = async (ours: number, theirs: number) => {
      const orders = world.connection.collection('payments');
      await orders.updateOne({ providerId: provider.id }, { $set: { createdAt: new Date(ours) } });
      world.payments.payments.set(provider.id, { ...lapsed, created_at: new Date(theirs).toISOString() });
      await world.app.get(BillingJobs).compare();
      return world.connection.collection('servicemessages').countDocuments({ text: { $regex: provider.id } });
    };

    const ahead = await messagesOf(madeAt, madeAt + skewMs);
    const behind = await messagesOf(madeAt + skewMs, madeAt);
    expect({ ahead, behind }).toEqual({ ahead: 0, behind: 0 });
  });

  it('reports each difference between both sides to administrators', async () => {
    const owner = await world.organizer('Di', { isPaid: false });
    const { provider } = await made(owner.browser);
    world.payments.payments.set(provider.id, { ...provider, amount: { value: '9.99', currency: 'RUB' } });
    const stray = {
      ...provider,
      id: 'stray-payment',
      created_at: new Date(Date.parse(provider.created_at) - 3_600_000).toISOString(),
    };
    world.payments.payments.set(stray.id, stray);
    world.moveClock(20 * 60_000);

    await world.app.get(BillingJobs).compare();
    world.payments.payments.delete(stray.id);

    const texts = (
      await world.connection
        .collection('servicemessages')
        .find({ text: /^Сверка/ })
        .toArray()
    ).map(({ text }) => text);
    expect(texts).toContainEqual(expect.stringContaining(`${provider.id}: у нас 1500.00 ₽, у сервиса 9.99 ₽`));
    expect(texts).toContainEqual(expect.stringContaining('stray-payment на 1500.00 ₽ у нас не записан'));
  });
});
