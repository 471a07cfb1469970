import { WebhookForm } from '@otryv/forms';
import { Button, Card, CopyText, Dialog, Notice, Section, Stack } from '@otryv/ui';
import { useState } from 'react';
import { useSend } from '../../lib/api/useSend.ts';
import { useOrganizerAreaMessages } from './messages/useOrganizerAreaMessages.ts';

/** Makes a webhook, and shows the secret of its signatures once. */
export function NewWebhook({ organizerId }: { organizerId: string }) {
  const messages = useOrganizerAreaMessages();
  const { submit } = useSend('POST', '/api/organizer/webhooks', { isQuiet: true });
  // It is nowhere but here, until the dialog is closed.
  const [secret, setSecret] = useState<string | null>(null);
  const [created, setCreated] = useState(0);
  const close = () => setSecret(null);

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
      <Dialog open={secret !== null} title={messages.webhookCreated} onClose={close}>
        <Stack>
          <Notice tone="warning">{messages.keyOnce}</Notice>
          <CopyText text={secret ?? ''} />
          <p>{messages.webhookHow}</p>
          <Button kind="primary" onClick={close}>
            {messages.webhookKept}
          </Button>
        </Stack>
      </Dialog>
    </Section>
  );
}
