import { payloadQuery } from '@otryv/contract/schemas';
import { formatDay, formatRoubles } from '@otryv/race';
import { PriceOptions, useMessages, useOtryv } from '@otryv/ui';
import { type ReactNode, useState } from 'react';
import * as z from 'zod/mini';
import { type FormProps, formOf } from '../Form/index.ts';
import { billingFormCatalogues } from '../messages/billing.ts';
import classes from './PaymentForm.module.css';
import { type PaymentOffer, priceOptionsOf } from './priceOptionsOf.ts';

const { Form, Field } = formOf(z.pick(payloadQuery, { planId: true }), { planId: null });

export interface PaymentFormProps
  extends Omit<
    FormProps<{ planId: string | null }, { planId: string }>,
    'values' | 'onChange' | 'validates' | 'children'
  > {
  /** Plans on sale; unavailable ones are shown but disabled. */
  offers: readonly PaymentOffer[];
  /** Content below the price: where to pay and what follows. */
  note?: ReactNode;
}

// Days of paid periods end in Moscow time, wherever they are read.
const timeZone = 'Europe/Moscow';

/** Selects a plan to buy; the price is on the button. The server reads only the plan. */
export function PaymentForm({ offers, note, ...props }: PaymentFormProps) {
  const messages = useMessages(billingFormCatalogues);
  const { locale } = useOtryv();
  const [first] = offers.filter(({ refusal }) => refusal === null);
  const [chosenId, setChosenId] = useState<string | null>(null);
  const chosen = offers.find(({ id }) => id === chosenId) ?? first;
  const sum = chosen && formatRoubles(chosen.amount.kopecks, { locale });

  return (
    <Form
      disposable
      submitLabel={sum === undefined ? messages.choose : messages.pay(sum)}
      savingLabel={messages.starting}
      disabled={!chosen}
      {...props}
      values={{ planId: first?.id ?? null }}
      onChange={({ planId }) => setChosenId(planId)}
    >
      <Field
        name="planId"
        as={PriceOptions}
        label={messages.term}
        required={false}
        options={priceOptionsOf(offers, { messages, locale })}
      />
      {chosen && (
        <p className={classes.PaymentFormSum}>
          {messages.toPay} <b>{sum}</b>, {messages.until(formatDay(chosen.endDate, { locale, timeZone }))}
        </p>
      )}
      {note && <p className={classes.PaymentFormNote}>{note}</p>}
    </Form>
  );
}
