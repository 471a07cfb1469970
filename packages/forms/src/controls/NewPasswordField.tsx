import { PasswordField, type PasswordFieldProps, useMessages } from '@otryv/ui';
import { accountCatalogues } from '../messages/accounts.ts';
import { passwordStrength } from './passwordStrength.ts';

export type NewPasswordFieldProps = Omit<PasswordFieldProps, 'hint' | 'autoComplete'>;

/** A new password, with its strength while it is typed. */
export function NewPasswordField(props: NewPasswordFieldProps) {
  const { strength } = useMessages(accountCatalogues);

  return <PasswordField {...props} hint={strength[passwordStrength(props.value)]} autoComplete="new-password" />;
}
