import { passwordReset } from '@otryv/contract/schemas';
import { useMessages } from '@otryv/ui';
import { NewPasswordField } from '../controls/NewPasswordField.tsx';
import { type FormProps, formOf } from '../Form/index.ts';
import { accountCatalogues } from '../messages/accounts.ts';

const { Form, Field } = formOf(passwordReset, { token: '', newPassword: '' });

export interface PasswordReset {
  token: string;
  newPassword: string;
}

export interface NewPasswordFormProps
  extends Omit<FormProps<PasswordReset, PasswordReset>, 'values' | 'validates' | 'children'> {
  /** The emailed secret. */
  token: string;
}

/** Sets a password with an emailed secret. */
export function NewPasswordForm({ token, ...props }: NewPasswordFormProps) {
  const messages = useMessages(accountCatalogues);

  return (
    <Form disposable submitLabel={messages.setPassword} {...props} values={{ token }}>
      <Field name="newPassword" as={NewPasswordField} label={messages.newPassword} />
    </Form>
  );
}
