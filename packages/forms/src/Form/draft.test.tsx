import { Checkbox, NumberField, TextField } from '@otryv/ui';
import { describe, expectTypeOf, it } from 'vitest';
import * as z from 'zod/mini';
import { formOf } from './index.ts';

const rider = z.strictObject({
  name: z.string(),
  group: z.enum(['A', 'B']),
  weight: z.nullable(z.number()),
  agrees: z.boolean(),
  contact: z.strictObject({ email: z.string() }),
  penalties: z.array(z.strictObject({ seconds: z.number(), reason: z.string() })),
});
const blank = { name: '', group: null, weight: null, agrees: false, contact: { email: '' }, penalties: [] };
const { Form, Field } = formOf(rider, blank);
type Props = Parameters<typeof Form>[0];

describe('types of a form', () => {
  it('derive a draft in which texts are any strings, and null is allowed where the blank has it', () => {
    expectTypeOf<Parameters<NonNullable<Props['onChange']>>[0]>().toEqualTypeOf<{
      name: string;
      group: string | null;
      weight: number | null;
      agrees: boolean;
      contact: { email: string };
      penalties: readonly { seconds: number | null; reason: string }[];
    }>();
  });

  it('derive the submitted values of the schema', () => {
    expectTypeOf<Parameters<Props['onSubmit']>[0]>().toEqualTypeOf<z.output<typeof rider>>();
  });

  it('reject a control that does not accept the values of its field', () => {
    const fields = () => (
      <Form onSubmit={() => undefined}>
        <Field name="name" as={TextField} label="Имя" />
        <Field name="contact.email" as={TextField} label="Почта" type="email" />
        <Field name="weight" as={NumberField} label="Вес" unit="кг" />
        <Field name="agrees" as={Checkbox} label="Согласен" />
        {/* @ts-expect-error a text takes no number */}
        <Field name="weight" as={TextField} label="Вес" />
        {/* @ts-expect-error a text takes no null, and the blank of the group is null */}
        <Field name="group" as={TextField} label="Группа" />
        {/* @ts-expect-error a checkbox takes no text */}
        <Field name="name" as={Checkbox} label="Имя" />
        {/* @ts-expect-error the schema has no such field */}
        <Field name="nick" as={TextField} label="Прозвище" />
        {/* @ts-expect-error a text has no unit */}
        <Field name="name" as={TextField} label="Имя" unit="кг" />
        {/* @ts-expect-error a control needs its own props */}
        <Field name="name" as={TextField} />
      </Form>
    );

    expectTypeOf(fields).toBeFunction();
  });

  it('reject a blank that the schema does not allow', () => {
    // @ts-expect-error a weight is not a string
    expectTypeOf(() => formOf(rider, { ...blank, weight: '' })).toBeFunction();
  });
});
