import { createElement, type ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import type * as z from 'zod/mini';
import type { BlankOf, DraftOf, FieldName } from './draft.ts';
import { Field, type FormFieldProps } from './Field.tsx';
import { FormFrame, type FormProps } from './FormFrame.tsx';

/** The parts of a form for one schema; its names and values are those of the schema. */
export interface FormOf<Draft, Value> {
  Form: (props: FormProps<Draft, Value>) => ReactNode;
  Field: <Name extends FieldName<Draft>, Props>(props: FormFieldProps<Draft, Name, Props>) => ReactNode;
}

/**
 * Builds a form from a schema of the contract: `Form` around any layout, and a `Field` for each value, which binds a
 * control (`as={TextField}`). `blank` holds the initial values; call it once, beside the form's component.
 */
export function formOf<Schema extends z.ZodMiniType<object, object>, const Blank extends BlankOf<z.input<Schema>>>(
  schema: Schema,
  blank: Blank,
): FormOf<DraftOf<z.input<Schema>, Blank>, z.output<Schema>>;
export function formOf(schema: z.ZodMiniType<object, object>, blank: FieldValues): FormOf<FieldValues, FieldValues> {
  const framed: FormOf<FieldValues, FieldValues>['Form'] = (props) =>
    createElement(FormFrame, { ...props, schema, blank });
  return { Form: framed, Field };
}
