import { refundTasks, serviceSlots, transactions } from '@otryv/contract/schemas';
import { Types } from 'mongoose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type BillingWorld, startBillingWorld } from '../../testing/billing-world.ts';
import type { TestBrowser } from '../../testing/test-browser.ts';
import { BillingJobs } from './billing.jobs.ts';

const dayMs = 86_400_000;

describe('changes after a final payment', () => {
  let world: BillingWorld;
  let owner: Awaited<ReturnType<BillingWorld['organizer']>>;
  let owners = 0;
  beforeAll(async () => {
    world = await startBillingWorld();
  });
  beforeEach(async () => {
    await world.admin.refresh();
    owners += 1;
    owner = await world.organizer(`R${owners}`, { isPaid: false });
  });
  afterAll(() => world?.close());

  const order = async (planId: string) => {
    const { paymentResponse } = (await world.pay(owner.browser, planId)).json();
    return { id: String(paymentResponse.id), providerId: world.atProvider(paymentResponse.id).id };
  };
  const bought = async (planId: string) => {
    const made = await order(planId);
    await world.payments.act(made.providerId, 'pay');
    await world.notify({ id: made.providerId });
    return made;
  };
  const refunded = async ({ providerId }: { providerId: string }, roubles?: string) => {
    const refund = await world.payments.refund(providerId, roubles);
    return (await world.notify(refund, 'refund.succeeded')).statusCode;
  };
  const tasks = async () =>
    refundTasks
      .parse((await world.admin.send('GET', '/api/admin/refunds')).json())
      .data.filter(({ organizer }) => organizer === `Клуб R${owners}`);
  const choose = async (payment: { id: string }, choice: string, refundedKopecks: number) =>
    (await world.admin.send('PUT', `/api/admin/refunds/${payment.id}`, { choice, refundedKopecks })).statusCode;
  const slotsOf = async (browser: TestBrowser) =>
    serviceSlots.parse((await browser.send('GET', '/api/site-services')).json());
  const daysOf = ({ startDate, endDate }: { startDate: string; endDate: string }) =>
    Math.floor((Date.parse(endDate) - Date.parse(startDate)) / dayMs);
  /** Returns the payer's slots and messages, and the administrators' tasks. */
  const state = async (payment: { id: string }) => {
    const { active, upcoming } = await slotsOf(owner.browser);
    const history = transactions.parse((await owner.browser.send('GET', '/api/notifications/yookassa')).json()).data;
    const messages = await world.connection.collection('servicemessages').find({}).toArray();
    const own = messages
      .filter(({ userId }) => String(userId) === owner.id)
      .map(({ text }) => String(text).split(':')[0]);
    const audited = world.connection.collection('audit').find({ objectId: payment.id }).sort({ _id: 1 });
    return {
      active: active.map(daysOf),
      upcoming: upcoming.map(daysOf),
      refunded: history.find(({ id }) => id === payment.id)?.refunded?.kopecks ?? null,
      messages: own.filter((text = '') => /латеж|латёж|Оплата не|Период/.test(text)),
      audited: (await audited.toArray()).map(({ action }) => action),
      tasks: (await tasks()).length,
    };
  };
  const nothing = { active: [31], upcoming: [], refunded: null, messages: [], audited: [], tasks: 0 };
  const ended = { active: [], refunded: 150_000, messages: ['Платёж возвращён'], audited: ['payment.refund'] };
  const partly = { refunded: 50_000, messages: ['Возвращена часть платежа'], audited: ['payment.refund'] };
  const undecided = { ...partly, tasks: 1 };

  const rows: Record<string, { does: () => Promise<{ id: string }>; is: object }> = {
    'a full refund ends the period': {
      does: async () => {
        const payment = await bought('month');
        await refunded(payment);
        return payment;
      },
      is: ended,
    },
    'the next period moves up, and loses no day': {
      does: async () => {
        const payment = await bought('month');
        await bought('season');
        await refunded(payment);
        return payment;
      },
      is: { ...ended, active: [93] },
    },
    'a period that has not begun is removed': {
      does: async () => {
        await bought('season');
        const payment = await bought('month');
        await refunded(payment);
        return payment;
      },
      is: { ...ended, active: [93] },
    },
    'two parts are a full refund': {
      does: async () => {
        const payment = await bought('month');
        await refunded(payment, '500.00');
        await refunded(payment);
        return payment;
      },
      is: {
        ...ended,
        messages: ['Возвращена часть платежа', 'Платёж возвращён'],
        audited: ['payment.refund', 'payment.refund'],
      },
    },
    'one that is notified repeatedly and concurrently is one': {
      does: async () => {
        const payment = await bought('month');
        const refund = await world.payments.refund(payment.providerId, '500.00');
        await Promise.all(Array.from({ length: 4 }, () => world.notify(refund, 'refund.succeeded')));
        await world.notify({ id: payment.providerId });
        return payment;
      },
      is: undecided,
    },
    'one that the provider does not know is none': {
      does: async () => {
        const payment = await bought('month');
        const forged = {
          id: 'a-refund',
          payment_id: payment.providerId,
          amount: { value: '1500.00', currency: 'RUB' },
        };
        await world.notify(forged, 'refund.succeeded');
        await world.notify({ ...world.atProvider(payment.id), refunded_amount: forged.amount }, 'refund.succeeded');
        return payment;
      },
      is: {},
    },
    'one whose notification was lost is found by the comparison': {
      does: async () => {
        const payment = await bought('month');
        await world.payments.refund(payment.providerId);
        await world.app.get(BillingJobs).compare();
        return payment;
      },
      is: ended,
    },
    'a period that has ended leaves nothing to choose': {
      does: async () => {
        const payment = await bought('week');
        world.moveClock(9 * dayMs);
        await owner.browser.refresh();
        await world.admin.refresh();
        await refunded(payment, '100.00');
        return payment;
      },
      is: { ...partly, active: [], refunded: 10_000, messages: ['Платёж возвращён частично'] },
    },
    'an administrator ends the period': {
      does: async () => {
        const payment = await bought('month');
        await refunded(payment, '500.00');
        await choose(payment, 'end', 50_000);
        return payment;
      },
      is: {
        ...partly,
        active: [],
        messages: ['Возвращена часть платежа', 'Период закончен после возврата'],
        audited: ['payment.refund', 'payment.choose'],
      },
    },
    'an administrator shortens it to what is still paid': {
      does: async () => {
        const payment = await bought('month');
        await refunded(payment, '500.00');
        await choose(payment, 'shorten', 50_000);
        return payment;
      },
      is: {
        ...partly,
        active: [21],
        messages: ['Возвращена часть платежа', 'Период сокращён после возврата'],
        audited: ['payment.refund', 'payment.choose'],
      },
    },
    'two administrators who both keep it keep it once, and nobody chooses otherwise': {
      does: async () => {
        const payment = await bought('month');
        await refunded(payment, '500.00');
        const chosen = await Promise.all(['keep', 'keep'].map((choice) => choose(payment, choice, 50_000)));
        chosen.push(await choose(payment, 'end', 50_000));
        expect(chosen).toEqual([200, 200, 409]);
        return payment;
      },
      is: {
        ...partly,
        messages: ['Возвращена часть платежа', 'Период остался прежним, хотя часть платежа возвращена'],
        audited: ['payment.refund', 'payment.choose'],
      },
    },
    'a choice about another sum than is refunded by now is none': {
      does: async () => {
        const payment = await bought('month');
        await refunded(payment, '500.00');
        expect(await choose(payment, 'keep', 40_000)).toBe(409);
        return payment;
      },
      is: undecided,
    },
    'more that is refunded is another choice': {
      does: async () => {
        const payment = await bought('month');
        await refunded(payment, '200.00');
        await choose(payment, 'keep', 20_000);
        await refunded(payment, '300.00');
        return payment;
      },
      is: {
        ...undecided,
        messages: [
          'Возвращена часть платежа',
          'Период остался прежним, хотя часть платежа возвращена',
          'Возвращена часть платежа',
        ],
        audited: ['payment.refund', 'payment.choose', 'payment.refund'],
      },
    },
    'a payment that we cancelled may still succeed': {
      does: async () => {
        const payment = await order('month');
        await world.payments.act(payment.providerId, 'hold');
        await world.notify({ id: payment.providerId });
        await owner.browser.send('POST', `/api/payments/${payment.id}/cancel`, {});
        await world.payments.act(payment.providerId, 'payLate');
        for (const id of [payment.providerId, payment.providerId]) await world.notify({ id });
        return payment;
      },
      is: {
        messages: ['Платёж ожидает подтверждения', 'Оплата не прошла', 'Отменённый платёж всё же прошёл'],
        audited: ['payment.late'],
      },
    },
    'a payment that was paid and refunded before we heard of it': {
      does: async () => {
        const payment = await order('month');
        await world.payments.act(payment.providerId, 'pay');
        await refunded(payment);
        return payment;
      },
      is: ended,
    },
  };

  it.each(Object.entries(rows))('%s', async (_what, { does, is }) => {
    expect(await state(await does())).toEqual({ ...nothing, ...is });
  });

  it('shows an open decision even behind many whose period has ended or whose organizer is deleted', async () => {
    const past = await bought('week');
    await refunded(past, '100.00');
    world.moveClock(9 * dayMs);
    await owner.browser.refresh();
    await world.admin.refresh();
    const payment = await bought('month');
    await refunded(payment, '500.00');
    const payments = world.connection.collection('payments');
    const record = await payments.findOne({ _id: new Types.ObjectId(past.id) });
    const copies = Array.from({ length: 200 }, (_, copy) => ({ ...record, providerId: `${past.id}-${copy}` }));
    await payments.insertMany(copies.map((copy) => ({ ...copy, _id: new Types.ObjectId() })));

    await world.app.get(BillingJobs).followEnds();

    const undecidedOf = { organizerId: record?.organizerId, undecidedSince: { $exists: true } };
    const left = await payments.find(undecidedOf).toArray();
    expect({
      left: left.map(({ _id }) => String(_id)),
      tasks: (await tasks()).map(({ paymentId }) => paymentId),
    }).toEqual({
      left: [payment.id],
      tasks: [payment.id],
    });
  });

  it('responds 503 while the provider does not respond about a refund', async () => {
    const payment = await bought('month');
    world.payments.order(`/v3/payments/${payment.providerId}`, { status: 401, body: { type: 'error' } });

    expect(await refunded(payment)).toBe(503);
  });
});
