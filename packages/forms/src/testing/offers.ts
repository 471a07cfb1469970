import type { PaymentOffer } from '../PaymentForm/index.ts';

const startDate = '2027-01-13T20:59:59.999Z';

export function anOffer(changes: Partial<PaymentOffer> = {}): PaymentOffer {
  return {
    id: 'month',
    amount: { kopecks: 149_000 },
    item: { quantity: 1, unit: 'month' },
    startDate,
    endDate: '2027-02-13T20:59:59.999Z',
    refusal: null,
    ...changes,
  };
}

/** An unavailable per-item plan, and plans of a week, a month and three months. */
export const someOffers: readonly PaymentOffer[] = [
  anOffer({
    id: 'race',
    amount: { kopecks: 20_000 },
    item: { quantity: 1, unit: 'piece' },
    startDate: null,
    endDate: null,
    refusal: 'Тариф без срока: купить его здесь пока нельзя.',
  }),
  anOffer({
    id: 'week',
    amount: { kopecks: 49_000 },
    item: { quantity: 1, unit: 'week' },
    endDate: '2027-01-20T20:59:59.999Z',
  }),
  anOffer(),
  anOffer({
    id: 'season',
    amount: { kopecks: 399_000 },
    item: { quantity: 3, unit: 'month' },
    endDate: '2027-04-16T20:59:59.999Z',
  }),
];
