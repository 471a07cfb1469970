import { Checkbox, CheckboxGroup, NumberField, TextField } from '@otryv/ui';
import * as z from 'zod/mini';
import { type FormProps, formOf } from '../Form/index.ts';

const riderSchema = z.strictObject({
  name: z.string().check(z.minLength(1), z.maxLength(5)),
  weight: z.nullable(z.number().check(z.minimum(30))),
  days: z.array(z.enum(['sat', 'sun'])),
  agrees: z.boolean(),
  contact: z.strictObject({ email: z.email() }),
});

const blank = { name: '', weight: null, days: [], agrees: false, contact: { email: '' } };
const { Form, Field } = formOf(riderSchema, blank);

export type Rider = z.output<typeof riderSchema>;
export type RiderDraft = Parameters<NonNullable<Parameters<typeof Form>[0]['onChange']>>[0];
const days = [
  { value: 'sat', label: 'Суббота' },
  { value: 'sun', label: 'Воскресенье' },
];

/** A form with every kind of value, for the common tests of forms. */
export function RiderForm(props: Omit<FormProps<RiderDraft, Rider>, 'children'>) {
  return (
    <Form {...props}>
      <Field name="name" as={TextField} label="Имя" hint="Как в игре" limit={5} />
      <Field name="contact.email" as={TextField} label="Почта" type="email" />
      <Field name="weight" as={NumberField} label="Вес" unit="кг" />
      <Field name="days" as={CheckboxGroup} label="Дни" options={days} />
      <Field name="agrees" as={Checkbox} label="Согласен с правилами" />
    </Form>
  );
}
