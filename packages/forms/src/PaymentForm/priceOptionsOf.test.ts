import { describe, expect, it } from 'vitest';
import { ru } from '../messages/billing.ru.ts';
import { anOffer, someOffers } from '../testing/offers.ts';
import { priceOptionsOf } from './priceOptionsOf.ts';

const optionsOf = (...offers: Parameters<typeof priceOptionsOf>[0]) =>
  priceOptionsOf(offers, { messages: ru, locale: 'ru' });

describe('priceOptionsOf', () => {
  it('shows the price per day, and the saving for more of the same unit', () => {
    expect(optionsOf(...someOffers).map(({ label, note, advantage }) => [label, note, advantage])).toEqual([
      ['1 штука', undefined, undefined],
      ['1 неделя', '7 дней, 70\u00a0₽ в день', undefined],
      ['1 месяц', '31 день, 48\u00a0₽ в день', undefined],
      ['3 месяца', '93 дня, 43\u00a0₽ в день', 'выгоднее на 480\u00a0₽'],
    ]);
  });

  it('keeps the price in kopecks and the reason of unavailability', () => {
    const refusal = 'Тариф без срока.';

    expect(optionsOf(anOffer({ id: 'race', amount: { kopecks: 20_001 }, refusal }))).toMatchObject([
      { value: 'race', kopecks: 20_001, refusal },
    ]);
  });

  it('shows no saving if more is not cheaper, and no daily price for a single day', () => {
    const day = { quantity: 1, unit: 'day' } as const;
    const dates = { startDate: '2026-11-21T12:00:00.000Z', endDate: '2026-11-22T20:59:59.999Z' };
    const [one, dear] = optionsOf(
      anOffer({ id: 'day', item: day, amount: { kopecks: 10_000 }, ...dates }),
      anOffer({ id: 'days', item: { quantity: 3, unit: 'day' }, amount: { kopecks: 30_000 } }),
    );

    expect(one?.note).toBeUndefined();
    expect(dear?.advantage).toBeUndefined();
  });
});
