import { authorization } from '@otryv/contract/schemas';
import { Link, PasswordField, TextField, useMessages } from '@otryv/ui';
import { type FormProps, formOf } from '../Form/index.ts';
import { accountCatalogues } from '../messages/accounts.ts';

const { Form, Field } = formOf(authorization, { login: '', password: '' });

export interface SignIn {
  login: string;
  password: string;
}

export interface SignInFormProps extends Omit<FormProps<SignIn, SignIn>, 'validates' | 'children'> {
  /** Address of the password reset. */
  resetHref?: string | undefined;
}

/** Signs in by login or email and password. */
export function SignInForm({ resetHref, ...props }: SignInFormProps) {
  const messages = useMessages(accountCatalogues);

  return (
    <Form disposable submitLabel={messages.signIn} savingLabel={messages.signingIn} {...props}>
      <Field
        name="login"
        as={TextField}
        label={messages.login}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <Field
        name="password"
        as={PasswordField}
        label={messages.password}
        {...(resetHref !== undefined && { aside: <Link href={resetHref}>{messages.forgotten}</Link> })}
      />
    </Form>
  );
}
