import { GIVEN_ORIGINS, givenSlotBody } from '@otryv/contract/schemas';
import { NumberField, SelectField, useMessages } from '@otryv/ui';
import * as z from 'zod/mini';
import { type FormProps, formOf } from '../Form/index.ts';
import { billingFormCatalogues } from '../messages/billing.ts';

const { Form, Field } = formOf(z.omit(givenSlotBody, { organizerId: true }), { origin: 'trial', days: null });
const firstMonth = 31;

/** A free period. */
export interface GivenSlot {
  origin: (typeof GIVEN_ORIGINS)[number];
  days: number;
}

export type GivenSlotFormProps = Omit<
  FormProps<{ origin: string; days: number | null }, GivenSlot>,
  'validates' | 'children'
>;

/** A free period of the service, granted by an administrator. */
export function GivenSlotForm({ values, ...props }: GivenSlotFormProps) {
  const messages = useMessages(billingFormCatalogues);

  return (
    <Form
      disposable
      submitLabel={messages.give}
      savingLabel={messages.giving}
      values={{ days: firstMonth, ...values }}
      {...props}
    >
      <Field
        name="origin"
        as={SelectField}
        label={messages.origin}
        options={GIVEN_ORIGINS.map((value) => ({ value, label: messages.origins[value] }))}
      />
      <Field name="days" as={NumberField} label={messages.days} hint={messages.daysHint} unit={messages.daysUnit} />
    </Form>
  );
}
