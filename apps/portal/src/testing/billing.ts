import type { PurchasableServices, RefundTask, ServicePrices, ServiceSlots, Transaction } from '@otryv/contract';
import type { HttpHandler } from 'msw';
import { aUser, sessionOf } from './aSession.ts';
import { organizerId } from './organizers.ts';
import { respondWith } from './respondWith.ts';
import { everySlot } from './slots.ts';

type Offer = PurchasableServices['data'][number];

const rub = (kopecks: number) => ({ kopecks, currency: 'RUB' as const });
export const paymentId = '65f0000000000000000000f1';

export function anOffer(changes: Partial<Offer> = {}): Offer {
  return {
    id: 'month',
    amount: rub(149_000),
    item: { quantity: 1, unit: 'month' },
    entityName: 'organizer',
    label: 'Сервис организатора, 1 месяц',
    description: 'Права модераторов ваших клубов.',
    origin: 'purchased',
    startDate: '2027-01-13T20:59:59.999Z',
    endDate: '2027-02-13T20:59:59.999Z',
    refusal: null,
    ...changes,
  };
}

export const someOffers: Offer[] = [
  anOffer({
    id: 'race',
    amount: rub(20_000),
    item: { quantity: 1, unit: 'piece' },
    startDate: null,
    endDate: null,
    refusal: 'Тариф без срока: купить его здесь пока нельзя.',
  }),
  anOffer({
    id: 'week',
    amount: rub(49_000),
    item: { quantity: 1, unit: 'week' },
    endDate: '2027-01-20T20:59:59.999Z',
  }),
  anOffer(),
  anOffer({
    id: 'season',
    amount: rub(399_000),
    item: { quantity: 3, unit: 'month' },
    endDate: '2027-04-16T20:59:59.999Z',
  }),
];

export const somePrices: ServicePrices = {
  data: [{ entityName: 'organizer', plans: someOffers.map(({ id, amount, item }) => ({ id, amount, item })) }],
};

export function aTransaction(changes: Partial<Transaction> = {}): Transaction {
  return {
    id: paymentId,
    status: 'succeeded',
    description: 'Сервис организатора, 1 месяц',
    amount: rub(149_000),
    createdAt: '2026-11-12T08:58:00.000Z',
    capturedAt: '2026-11-12T09:00:00.000Z',
    expiresAt: null,
    cancellation: null,
    confirmationUrl: null,
    isCancellable: false,
    slot: { startDate: '2026-11-12T09:00:00.000Z', endDate: '2026-12-13T20:59:59.999Z' },
    refunded: null,
    ...changes,
  };
}

export const openPayment = aTransaction({
  status: 'pending',
  capturedAt: null,
  slot: null,
  confirmationUrl: 'https://yookassa.example/pay/1',
});
export const heldPayment = aTransaction({
  id: '65f0000000000000000000f2',
  status: 'waiting_for_capture',
  capturedAt: null,
  slot: null,
  isCancellable: true,
  expiresAt: '2026-11-21T14:00:00.000Z',
});
export const cancelledPayment = aTransaction({
  id: '65f0000000000000000000f3',
  status: 'canceled',
  capturedAt: null,
  slot: null,
  cancellation: { party: 'payment_network', reason: 'insufficient_funds' },
});

export const refundedPayment = aTransaction({
  id: '65f0000000000000000000f8',
  amount: rub(49_000),
  refunded: rub(49_000),
});
export const partlyRefundedPayment = aTransaction({
  id: '65f0000000000000000000f9',
  amount: rub(399_000),
  refunded: rub(199_500),
});

export function aRefundTask(changes: Partial<RefundTask> = {}): RefundTask {
  return {
    paymentId,
    payer: 'yakoreva',
    organizer: 'Клуб «Ось»',
    description: 'Сервис организатора, 3 месяца',
    amount: rub(399_000),
    refunded: rub(199_500),
    shortenedUntil: '2026-12-29T20:59:59.999Z',
    slot: { startDate: '2026-11-12T09:00:00.000Z', endDate: '2027-02-13T20:59:59.999Z' },
    ...changes,
  };
}

export interface BillingParts {
  slots?: ServiceSlots;
  offers?: Offer[];
  payments?: Transaction[];
  returned?: Transaction;
}

const everyPayment = [
  openPayment,
  heldPayment,
  cancelledPayment,
  refundedPayment,
  partlyRefundedPayment,
  aTransaction({ id: '65f0000000000000000000f4', amount: rub(49_000) }),
];

/** Responds as to the owner of an organizer who pays for it. */
export function billingOf({
  slots = everySlot,
  offers = someOffers,
  payments = everyPayment,
  returned = aTransaction(),
}: BillingParts = {}): HttpHandler[] {
  return [
    ...sessionOf(aUser({ organizer: organizerId })),
    respondWith('/api/site-services/purchasable', { data: offers }),
    respondWith('/api/site-services', slots),
    respondWith('/api/notifications/yookassa', { data: payments }),
    respondWith('/api/payments/{paymentId}', { data: returned }),
  ];
}
