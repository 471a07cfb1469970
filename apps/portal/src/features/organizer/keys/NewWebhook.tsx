import { WebhookForm } from '@otryv/forms';
import { Card, Notice, Section, Stack } from '@otryv/ui';
import { useState } from 'react';
import { useSend } from '../../../lib/api/useSend.ts';
import { useMessages } from '../../../lib/messages/useMessages.ts';
import { ru as organizerAreaMessages } from '../messages/ru.ts';
import { SecretDialog } from './SecretDialog.tsx';

/** Creates a webhook, and shows its signing secret once. */
export function NewWebhook({ organizerId }: { organizerId: string }) {
  const messages = useMessages(organizerAreaMessages);
  const { submit } = useSend('POST', '/api/organizer/webhooks', { isQuiet: true });
  // Not stored anywhere else, and gone once the dialog is closed.
  const [secret, setSecret] = useState<string | null>(null);
  const [created, setCreated] = useState(0);

  return (
    <Section title={messages.newWebhook}>
      <Card>
        <Stack>
          <WebhookForm
            key={created}
            onSubmit={async (draft) => {
              setSecret((await submit({ body: { organizerId, ...draft } })).secret);
              setCreated(created + 1);
            }}
          />
          <Notice>{messages.webhookNote}</Notice>
        </Stack>
      </Card>
      <SecretDialog
        title={messages.webhookCreated}
        secret={secret}
        how={messages.webhookHow}
        kept={messages.webhookKept}
        onClose={() => setSecret(null)}
      />
    </Section>
  );
}
