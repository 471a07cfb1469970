import { botAccount } from '@otryv/contract/schemas';
import { PasswordField, TextField, useMessages } from '@otryv/ui';
import { type FormProps, formOf } from '../Form/index.ts';
import { organizerCatalogues } from '../messages/organizers.ts';

const { Form, Field } = formOf(botAccount, { username: '', password: '' });

export interface BotSignIn {
  username: string;
  password: string;
}

export type BotFormProps = Omit<FormProps<BotSignIn, BotSignIn>, 'validates' | 'children'>;

/** The game account that acts for an organizer; its password is exchanged for a session and not stored. */
export function BotForm(props: BotFormProps) {
  const messages = useMessages(organizerCatalogues);

  return (
    <Form disposable submitLabel={messages.connectBot} savingLabel={messages.connectingBot} {...props}>
      <Field name="username" as={TextField} label={messages.botEmail} type="email" autoComplete="off" />
      <Field
        name="password"
        as={PasswordField}
        label={messages.botPassword}
        hint={messages.botPasswordHint}
        autoComplete="new-password"
      />
    </Form>
  );
}
