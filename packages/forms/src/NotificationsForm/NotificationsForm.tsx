import { notificationsBody } from '@otryv/contract/schemas';
import { Checkbox, FieldGroup, Stack, useMessages } from '@otryv/ui';
import { useId } from 'react';
import { type FormProps, formOf } from '../Form/index.ts';
import { accountCatalogues } from '../messages/accounts.ts';

const none = { events: false, news: false, development: false, messages: false };
const { Form, Field } = formOf(notificationsBody, { notifications: none });
const kinds = ['events', 'news', 'development', 'messages'] as const;

export interface NotificationChoice {
  notifications: typeof none;
}

export type NotificationsFormProps = Omit<FormProps<NotificationChoice, NotificationChoice>, 'validates' | 'children'>;

/** The subjects of email notifications. */
export function NotificationsForm(props: NotificationsFormProps) {
  const messages = useMessages(accountCatalogues);
  const id = useId();

  return (
    <Form tracksChanges {...props}>
      <FieldGroup id={id} label={messages.letters}>
        <Stack gap="s">
          {kinds.map((kind) => (
            <Field
              key={kind}
              name={`notifications.${kind}`}
              as={Checkbox}
              label={messages[kind]}
              hint={messages[`${kind}Hint`]}
              required={false}
            />
          ))}
        </Stack>
      </FieldGroup>
    </Form>
  );
}
