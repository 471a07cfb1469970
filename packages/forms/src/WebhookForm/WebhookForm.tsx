import { type WebhookDraft, webhookDraft } from '@otryv/contract/schemas';
import { CheckboxGroup, TextField, useMessages } from '@otryv/ui';
import { type FormProps, formOf } from '../Form/index.ts';
import { organizerCatalogues } from '../messages/organizers.ts';

const blank = { url: '', events: [] };
const { Form, Field } = formOf(webhookDraft, blank);

interface Filled {
  url: string;
  events: readonly string[];
}

export type WebhookFormProps = Omit<FormProps<Filled, WebhookDraft>, 'validates' | 'children' | 'tracksChanges'>;

/** A server's address, and the changes sent to it. */
export function WebhookForm(props: WebhookFormProps) {
  const messages = useMessages(organizerCatalogues);
  const { eventAdded, eventChanged, protocolPublished, protocolChanged, protocolOfficial, seriesPublished } =
    messages.webhookEvents;

  return (
    <Form disposable submitLabel={messages.createWebhook} savingLabel={messages.creatingKey} {...props}>
      <Field name="url" as={TextField} label={messages.webhookUrl} hint={messages.webhookUrlHint} type="url" />
      <Field
        name="events"
        as={CheckboxGroup}
        label={messages.webhookWhen}
        options={[
          { value: 'event.added', label: eventAdded },
          { value: 'event.changed', label: eventChanged },
          { value: 'protocol.published', label: protocolPublished },
          { value: 'protocol.changed', label: protocolChanged },
          { value: 'protocol.official', label: protocolOfficial },
          { value: 'series.published', label: seriesPublished },
        ]}
      />
    </Form>
  );
}
