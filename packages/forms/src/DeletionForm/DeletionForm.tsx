import { accountDeletion } from '@otryv/contract/schemas';
import { PasswordField, TextField, useMessages } from '@otryv/ui';
import * as z from 'zod/mini';
import { type FormProps, formOf } from '../Form/index.ts';
import { accountCatalogues } from '../messages/accounts.ts';

const confirmed = formOf(z.required(accountDeletion, { password: true }), { username: '', password: '' });
const unconfirmed = formOf(z.omit(accountDeletion, { password: true }), { username: '' });

export interface AccountDeletion {
  username: string;
  password?: string | undefined;
}

export interface DeletionFormProps
  extends Omit<FormProps<AccountDeletion, AccountDeletion>, 'values' | 'onChange' | 'validates' | 'children'> {
  /** The login, which must be typed to confirm. */
  username: string;
  hasPassword: boolean;
}

/** Deletes an account: requires typing the login to confirm. */
export function DeletionForm({ username, hasPassword, ...props }: DeletionFormProps) {
  const messages = useMessages(accountCatalogues);
  const form = { disposable: true, submitLabel: messages.deleteAccount, savingLabel: messages.deleting, ...props };
  const login = {
    label: messages.confirmUsername(username),
    autoComplete: 'off',
    autoCapitalize: 'none',
    spellCheck: false,
    required: true,
  };
  if (!hasPassword) {
    return (
      <unconfirmed.Form {...form}>
        <unconfirmed.Field name="username" as={TextField} {...login} />
      </unconfirmed.Form>
    );
  }

  return (
    <confirmed.Form {...form}>
      <confirmed.Field name="username" as={TextField} {...login} />
      <confirmed.Field name="password" as={PasswordField} label={messages.currentPassword} />
    </confirmed.Form>
  );
}
