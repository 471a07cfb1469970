import { usernameBody } from '@otryv/contract/schemas';
import { TextField, useMessages } from '@otryv/ui';
import { type FormProps, formOf } from '../Form/index.ts';
import { accountCatalogues } from '../messages/accounts.ts';

const { Form, Field } = formOf(usernameBody, { username: '' });

export interface UsernameChange {
  username: string;
}

export interface UsernameFormProps
  extends Omit<FormProps<UsernameChange, UsernameChange>, 'values' | 'validates' | 'children'> {
  username: string;
}

/** Changes the login of an account. */
export function UsernameForm({ username, ...props }: UsernameFormProps) {
  const messages = useMessages(accountCatalogues);

  return (
    <Form tracksChanges submitLabel={messages.changeUsername} {...props} values={{ username }}>
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
    </Form>
  );
}
