import { passwordChange } from '@otryv/contract/schemas';
import { PasswordField, useMessages } from '@otryv/ui';
import * as z from 'zod/mini';
import { NewPasswordField } from '../controls/NewPasswordField.tsx';
import { type FormProps, formOf } from '../Form/index.ts';
import { accountCatalogues } from '../messages/accounts.ts';

const confirmed = formOf(z.required(passwordChange, { password: true }), { password: '', newPassword: '' });
const first = formOf(z.omit(passwordChange, { password: true }), { newPassword: '' });

export interface PasswordChange {
  password?: string | undefined;
  newPassword: string;
}

export interface PasswordFormProps
  extends Omit<FormProps<PasswordChange, PasswordChange>, 'values' | 'onChange' | 'validates' | 'children'> {
  /** Whether there is a password already, which confirms the change. */
  hasPassword: boolean;
}

/** Sets or changes the password of an account. */
export function PasswordForm({ hasPassword, ...props }: PasswordFormProps) {
  const messages = useMessages(accountCatalogues);
  if (!hasPassword) {
    return (
      <first.Form submitLabel={messages.setPassword} {...props}>
        <first.Field name="newPassword" as={NewPasswordField} label={messages.newPassword} />
      </first.Form>
    );
  }

  return (
    <confirmed.Form submitLabel={messages.changePassword} {...props}>
      <confirmed.Field name="password" as={PasswordField} label={messages.currentPassword} />
      <confirmed.Field name="newPassword" as={NewPasswordField} label={messages.newPassword} />
    </confirmed.Form>
  );
}
