import { Aside, Columns, Section } from '@otryv/ui';
import { useMessages } from '../../../lib/messages/useMessages.ts';
import { ru as organizerAreaMessages } from '../messages/ru.ts';
import { NewWebhook } from './NewWebhook.tsx';
import { WebhookList } from './WebhookList.tsx';

/** Renders the webhooks of an organizer, and a form for a new one. */
export function Webhooks({ organizerId }: { organizerId: string }) {
  const messages = useMessages(organizerAreaMessages);

  return (
    <Columns>
      <Section title={messages.webhooks}>
        <WebhookList organizerId={organizerId} />
      </Section>
      <Aside aria-label={messages.newWebhook}>
        <NewWebhook organizerId={organizerId} />
      </Aside>
    </Columns>
  );
}
