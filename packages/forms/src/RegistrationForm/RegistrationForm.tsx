import { registrationBody } from '@otryv/contract/schemas';
import { TextField, useMessages } from '@otryv/ui';
import { NewPasswordField } from '../controls/NewPasswordField.tsx';
import { type FormProps, formOf } from '../Form/index.ts';
import { accountCatalogues } from '../messages/accounts.ts';

const { Form, Field } = formOf(registrationBody, { username: '', email: '', password: '' });

export interface NewAccount {
  username: string;
  email: string;
  password: string;
}

export type RegistrationFormProps = Omit<FormProps<NewAccount, NewAccount>, 'validates' | 'children'>;

/** A new account: login, email and password. */
export function RegistrationForm(props: RegistrationFormProps) {
  const messages = useMessages(accountCatalogues);

  return (
    <Form disposable submitLabel={messages.register} savingLabel={messages.registering} {...props}>
      <Field
        name="username"
        as={TextField}
        label={messages.username}
        hint={messages.usernameHint}
        limit={30}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <Field
        name="email"
        as={TextField}
        label={messages.email}
        hint={messages.emailHint}
        type="email"
        autoComplete="email"
      />
      <Field name="password" as={NewPasswordField} label={messages.password} />
    </Form>
  );
}
