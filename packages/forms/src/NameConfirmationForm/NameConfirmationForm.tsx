import { clubRemoval } from '@otryv/contract/schemas';
import { TextField, useMessages } from '@otryv/ui';
import type { ReactNode } from 'react';
import * as z from 'zod/mini';
import { type FormProps, formOf } from '../Form/index.ts';
import { organizerCatalogues } from '../messages/organizers.ts';

const { Form, Field } = formOf(z.pick(clubRemoval, { name: true }), { name: '' });

export interface NameConfirmation {
  /** The name as typed. */
  name: string;
}

export interface NameConfirmationFormProps
  extends Omit<FormProps<NameConfirmation, NameConfirmation>, 'values' | 'onChange' | 'validates'> {
  /** The name of the deleted object, which must be typed. */
  name: string;
  /** Dependents and consequences. */
  children?: ReactNode;
}

/** Deletes an object with dependents: requires typing its name to confirm. */
export function NameConfirmationForm({ name, children, ...props }: NameConfirmationFormProps) {
  const messages = useMessages(organizerCatalogues);

  return (
    <Form disposable submitLabel={messages.remove} savingLabel={messages.removing} {...props}>
      {children}
      <Field
        name="name"
        as={TextField}
        label={messages.confirmName(name)}
        autoComplete="off"
        spellCheck={false}
        required
      />
    </Form>
  );
}
