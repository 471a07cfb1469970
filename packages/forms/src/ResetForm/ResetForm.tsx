import { resetRequest } from '@otryv/contract/schemas';
import { TextField, useMessages } from '@otryv/ui';
import { type FormProps, formOf } from '../Form/index.ts';
import { accountCatalogues } from '../messages/accounts.ts';

const { Form, Field } = formOf(resetRequest, { email: '' });

export interface ResetRequest {
  email: string;
}

export type ResetFormProps = Omit<FormProps<ResetRequest, ResetRequest>, 'validates' | 'children'>;

/** Requests an email for setting a new password. */
export function ResetForm(props: ResetFormProps) {
  const messages = useMessages(accountCatalogues);

  return (
    <Form disposable submitLabel={messages.reset} savingLabel={messages.resetting} {...props}>
      <Field
        name="email"
        as={TextField}
        label={messages.email}
        hint={messages.resetHint}
        type="email"
        autoComplete="email"
      />
    </Form>
  );
}
