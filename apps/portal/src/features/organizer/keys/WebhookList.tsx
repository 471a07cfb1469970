import type { Webhook } from '@otryv/contract';
import { Chip, ConfirmDialog, DateTime, EmptyState, LineItem, LineList, Menu, Skeleton } from '@otryv/ui';
import { Ellipsis, Power, PowerOff, ScrollText, Send, Trash2, Webhook as WebhookIcon } from 'lucide-react';
import { useState } from 'react';
import { ReadError } from '../../../lib/api/ReadError.tsx';
import { useSend } from '../../../lib/api/useSend.ts';
import { useMessages } from '../../../lib/messages/useMessages.ts';
import { ru as organizerAreaMessages } from '../messages/ru.ts';
import { useWebhooks } from '../useOwnOrganizer.ts';
import { WebhookLog } from './WebhookLog.tsx';
import { typesText } from './webhookTexts.ts';

/** Renders the webhooks of an organizer, with their actions. */
export function WebhookList({ organizerId }: { organizerId: string }) {
  const messages = useMessages(organizerAreaMessages);
  const { data, error, isRetrying, retry } = useWebhooks(organizerId);
  if (error) {
    return <ReadError title={messages.webhooksFailed} error={error} isRetrying={isRetrying} retry={retry} />;
  }
  if (!data) return <Skeleton shape="block" />;
  if (data.data.length === 0)
    return <EmptyState title={messages.noWebhooksTitle}>{messages.noWebhooksText}</EmptyState>;

  return (
    <LineList>
      {data.data.map((webhook) => (
        <WebhookLine key={webhook._id} of={webhook} />
      ))}
    </LineList>
  );
}

const tones = { on: 'success', off: 'line', givenUp: 'danger', failing: 'warning' } as const;

function stateOf({ isOn, givenUpAt, failingSince }: Webhook): keyof typeof tones {
  if (!isOn) return givenUpAt === null ? 'off' : 'givenUp';
  return failingSince === null ? 'on' : 'failing';
}

function WebhookLine({ of }: { of: Webhook }) {
  const { _id: webhookId, url, events, isOn, deliveredAt } = of;
  const messages = useMessages(organizerAreaMessages);
  const [opened, setOpened] = useState<'log' | 'removal' | null>(null);
  const close = () => setOpened(null);
  const { send: test } = useSend('POST', '/api/organizer/webhooks/test');
  const { send: turn } = useSend('PUT', '/api/organizer/webhooks');
  const { submit: remove } = useSend('DELETE', '/api/organizer/webhooks', { onDone: close });
  const state = stateOf(of);
  const turnEntry = isOn ? { label: messages.webhookOff, icon: PowerOff } : { label: messages.webhookOn, icon: Power };

  return (
    <>
      <LineItem
        icon={WebhookIcon}
        title={url}
        chip={<Chip tone={tones[state]}>{messages.webhookStates[state]}</Chip>}
        detail={
          <>
            {typesText(events, messages)}
            <br />
            {deliveredAt === null ? messages.webhookUnused : messages.webhookDelivered}{' '}
            {deliveredAt !== null && <DateTime at={deliveredAt} inSentence />}
          </>
        }
        action={
          <Menu
            label={messages.webhookActions(url)}
            icon={Ellipsis}
            align="end"
            entries={[
              { label: messages.webhookTest, icon: Send, onSelect: () => void test({ body: { webhookId } }) },
              { label: messages.webhookLog, icon: ScrollText, onSelect: () => setOpened('log') },
              { ...turnEntry, onSelect: () => void turn({ body: { webhookId, isOn: !isOn } }) },
              { label: messages.webhookRemove, icon: Trash2, onSelect: () => setOpened('removal') },
            ]}
          />
        }
      />
      {opened === 'log' && <WebhookLog webhookId={webhookId} url={url} onClose={close} />}
      <ConfirmDialog
        open={opened === 'removal'}
        destructive
        title={messages.webhookRemoveTitle}
        description={messages.webhookRemoveText(url)}
        action={messages.webhookRemove}
        pendingAction={messages.webhookRemoving}
        onConfirm={() => remove({ body: { webhookId } })}
        onClose={close}
      />
    </>
  );
}
