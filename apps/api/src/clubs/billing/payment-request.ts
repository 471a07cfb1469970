import { toRoubles } from './money.ts';
import type { NewPayment } from './payments.repository.ts';

type Ordered = Pick<NewPayment, 'description' | 'kopecks' | 'returnUrl' | 'email' | 'entityName' | 'quantity' | 'unit'>;

/** Builds the provider's request for an order, entirely from server data. */
export function paymentRequest(order: Ordered) {
  const { description, kopecks, returnUrl, email, entityName, quantity, unit } = order;
  const amount = { value: toRoubles(kopecks), currency: 'RUB' as const };
  return {
    amount,
    description,
    capture: true as const,
    confirmation: { type: 'redirect' as const, return_url: returnUrl },
    receipt: {
      customer: { email },
      items: [
        {
          description,
          quantity: 1,
          amount,
          vat_code: 1 as const,
          payment_subject: 'service' as const,
          payment_mode: 'full_payment' as const,
        },
      ],
    },
    metadata: { entityName, quantity: String(quantity), unit },
  };
}
