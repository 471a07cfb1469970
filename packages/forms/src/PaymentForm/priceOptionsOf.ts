import type { PlanUnit } from '@otryv/contract/schemas';
import { epochMs, formatRoubles, type Locale } from '@otryv/race';
import type { PriceOption } from '@otryv/ui';
import type { BillingFormMessages } from '../messages/billing.ts';

const dayMs = 86_400_000;
const kopecksPerRouble = 100;

/** A plan as offered by the API. */
export interface PaymentOffer {
  id: string;
  amount: { kopecks: number };
  item: { quantity: number; unit: PlanUnit };
  /** Start of its period; `null` for a plan without a period. */
  startDate: string | null;
  endDate: string | null;
  /** Why it cannot be bought. */
  refusal: string | null;
}

/** Converts the offers to price options, each with its daily price and its saving. */
export function priceOptionsOf(
  offers: readonly PaymentOffer[],
  { messages, locale }: { messages: BillingFormMessages; locale: Locale },
): PriceOption[] {
  return offers.map((offer) => {
    const { id, amount, item, refusal } = offer;
    const days = daysOf(offer);
    const saved = savingOf(offer, offers);
    const perDay = (count: number) => kopecksPerRouble * Math.round(amount.kopecks / count / kopecksPerRouble);
    return {
      value: id,
      label: messages.terms[item.unit](item.quantity),
      kopecks: amount.kopecks,
      note: days === null || days < 2 ? undefined : messages.perDay(days, formatRoubles(perDay(days), { locale })),
      advantage: saved === 0 ? undefined : messages.saves(formatRoubles(saved, { locale })),
      refusal,
    };
  });
}

/** Returns the whole days, without a partial last one; `null` for a plan without a period. */
function daysOf({ startDate, endDate }: PaymentOffer): number | null {
  const [from, until] = [epochMs(startDate), epochMs(endDate)];
  return from === null || until === null ? null : Math.floor((until - from) / dayMs);
}

/** Computes the saving, in kopecks, over buying the same units individually. */
function savingOf({ amount, item }: PaymentOffer, offers: readonly PaymentOffer[]): number {
  const single = offers.find((other) => other.item.unit === item.unit && other.item.quantity === 1);
  return single ? Math.max(0, single.amount.kopecks * item.quantity - amount.kopecks) : 0;
}
