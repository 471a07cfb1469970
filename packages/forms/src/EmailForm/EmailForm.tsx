import { emailChange } from '@otryv/contract/schemas';
import { PasswordField, TextField, useMessages } from '@otryv/ui';
import * as z from 'zod/mini';
import { type FormProps, formOf } from '../Form/index.ts';
import { accountCatalogues } from '../messages/accounts.ts';

const confirmed = formOf(z.required(emailChange, { password: true }), { email: '', password: '' });
const unconfirmed = formOf(z.omit(emailChange, { password: true }), { email: '' });

export interface EmailChange {
  email: string;
  password?: string | undefined;
}

export interface EmailFormProps
  extends Omit<FormProps<EmailChange, EmailChange>, 'values' | 'onChange' | 'validates' | 'children'> {
  /** Whether the account has a password, which confirms the change. */
  hasPassword: boolean;
}

/** Requests a confirmation email to a new address. */
export function EmailForm({ hasPassword, ...props }: EmailFormProps) {
  const messages = useMessages(accountCatalogues);
  const email = {
    label: messages.newEmail,
    hint: messages.newEmailHint,
    type: 'email',
    autoComplete: 'email',
  } as const;
  if (!hasPassword) {
    return (
      <unconfirmed.Form submitLabel={messages.changeEmail} {...props}>
        <unconfirmed.Field name="email" as={TextField} {...email} />
      </unconfirmed.Form>
    );
  }

  return (
    <confirmed.Form submitLabel={messages.changeEmail} {...props}>
      <confirmed.Field name="email" as={TextField} {...email} />
      <confirmed.Field name="password" as={PasswordField} label={messages.currentPassword} />
    </confirmed.Form>
  );
}
