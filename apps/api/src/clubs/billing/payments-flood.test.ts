import { Logger } from '@nestjs/common';
import { afterEach, describe, expect, it } from 'vitest';
import { flood, floodCalls } from '../../testing/flood.ts';
import { randomOf } from '../../testing/random-of.ts';
import { type StandIn, type StandInRequest, type StandInResponse, startStandIn } from '../../testing/stand-in-game.ts';
import { testConfig } from '../../testing/test-config.ts';
import { ProviderUnavailable } from './billing.errors.ts';
import { PaymentProvider, PaymentRefused } from './payment-provider.ts';
import type { Payment } from './payments.repository.ts';

Logger.overrideLogger(false);

const seed = 20_261_126;
const orders = floodCalls({ usual: 300, full: 1_000 });
const troubles: readonly StandInResponse[] = [
  { status: 500, text: 'Internal Server Error' },
  { status: 429, headers: { 'retry-after': '0' } },
  'cut',
  { text: '<html>Bad gateway</html>' },
  { text: '{"id":' },
  { body: ['another', 'shape'] },
];
const error: StandInResponse = { status: 400, body: { type: 'error', id: 'e', code: 'invalid_request' } };

describe('an unreliable payment provider', () => {
  let server: StandIn;

  afterEach(() => server.close());

  it(`ends each of ${orders} orders as created, rejected or to be retried, and creates each once (R8)`, async () => {
    const random = randomOf(seed);
    const made = new Map<string, string>();
    const refused = new Set<string>();
    let isWell = false;
    const make = ({ headers }: StandInRequest): StandInResponse => {
      const key = String(headers['idempotence-key']);
      const id = made.get(key) ?? `payment-${made.size}`;
      made.set(key, id);
      return { body: paymentOf(id, key) };
    };
    server = await startStandIn((request) => {
      const key = String(request.headers['idempotence-key']);
      if (refused.has(key)) return error;
      if (isWell || random() < 0.6) return make(request);
      if (random() < 0.05 && !made.has(key)) {
        refused.add(key);
        return error;
      }
      // It may have created the payment whose response is lost.
      if (random() < 0.5) make(request);
      return troubles[Math.floor(random() * troubles.length)] ?? 'cut';
    });
    const provider = new PaymentProvider(
      testConfig({
        YOOKASSA_URL: server.base,
        YOOKASSA_SHOP_ID: '100500',
        YOOKASSA_SECRET_KEY: 'test_key',
        YOOKASSA_REQUESTS_PER_SECOND: '5000',
      }),
    );
    const known = new Map<number, string>();
    const waiting: number[] = [];
    const create = async (index: number) => {
      try {
        known.set(index, (await provider.create(orderOf(index))).id);
        return 'made';
      } catch (error) {
        if (error instanceof PaymentRefused) return 'refused';
        if (!(error instanceof ProviderUnavailable)) return `unexpected: ${String(error)}`;
        waiting.push(index);
        return 'again';
      }
    };

    const outcomes = await flood({ calls: orders, atOnce: 100, call: create });

    expect([...outcomes.keys()].toSorted()).toEqual(['again', 'made', 'refused']);
    expect(outcomes.get('refused')).toBe(refused.size);
    isWell = true;
    const ends = await Promise.all(waiting.splice(0).map(create));
    expect(new Set(ends)).toEqual(new Set(['made']));
    expect(made.size).toBe(orders - refused.size);
    expect([...known].every(([index, id]) => made.get(keyOf(index)) === id)).toBe(true);
    expect(known.size).toBe(made.size);
  }, 300_000);
});

const someDay = new Date('2026-11-22T12:00:00Z');
const keyOf = (index: number) => `order-${index}`;

function orderOf(index: number): Payment {
  return {
    id: keyOf(index),
    userId: null,
    organizerId: 'o',
    planId: 'month',
    entityName: 'organizer',
    quantity: 1,
    unit: 'month',
    kopecks: 150_000,
    description: 'Отрыв: месяц',
    email: 'rider@example.com',
    returnUrl: 'https://otryv.example/',
    idempotenceKey: keyOf(index),
    providerId: null,
    status: 'pending',
    confirmationUrl: null,
    createdAt: someDay,
    capturedAt: null,
    expiresAt: null,
    incomeKopecks: null,
    refundedKopecks: 0,
    undecidedSince: null,
    cancellation: { party: null, reason: null },
    checkedAt: someDay,
  };
}

function paymentOf(id: string, orderId: string) {
  return {
    id,
    status: 'pending',
    paid: false,
    amount: { value: '1500.00', currency: 'RUB' },
    created_at: '2026-11-24T10:00:00.000Z',
    confirmation: { confirmation_url: 'https://pay.example/' },
    metadata: { orderId },
  };
}
