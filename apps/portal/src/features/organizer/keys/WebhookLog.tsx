import type { WebhookDelivery } from '@otryv/contract';
import { Button, Chip, DateTime, Dialog, EmptyState, LineItem, LineList, Skeleton, Stack, Toolbar } from '@otryv/ui';
import { useState } from 'react';
import { ReadError } from '../../../lib/api/ReadError.tsx';
import { useSend } from '../../../lib/api/useSend.ts';
import { useMessages } from '../../../lib/messages/useMessages.ts';
import { ru as organizerAreaMessages } from '../messages/ru.ts';
import { useDeliveries } from '../useOwnOrganizer.ts';
import { errorText, subjectTexts, typeText } from './webhookTexts.ts';

export interface WebhookLogProps {
  webhookId: string;
  url: string;
  onClose: () => void;
}

/** Renders the deliveries of a webhook with their outcomes, paginated. */
export function WebhookLog({ webhookId, url, onClose }: WebhookLogProps) {
  const messages = useMessages(organizerAreaMessages);

  return (
    <Dialog open shape="drawer" title={messages.deliveries} description={url} onClose={onClose}>
      <Deliveries webhookId={webhookId} />
    </Dialog>
  );
}

function Deliveries({ webhookId }: { webhookId: string }) {
  const messages = useMessages(organizerAreaMessages);
  const [page, setPage] = useState(1);
  const { data, error, isRetrying, retry } = useDeliveries(webhookId, page);
  if (error) {
    return <ReadError title={messages.deliveriesFailed} error={error} isRetrying={isRetrying} retry={retry} />;
  }
  if (!data) return <Skeleton shape="block" />;
  if (data.data.length === 0)
    return <EmptyState title={messages.noDeliveriesTitle}>{messages.noDeliveriesText}</EmptyState>;

  return (
    <Stack>
      <LineList>
        {data.data.map((delivery) => (
          <DeliveryLine key={delivery._id} of={delivery} />
        ))}
      </LineList>
      {data.quantityPages > 1 && (
        <Toolbar>
          {page > 1 && <Button onClick={() => setPage(page - 1)}>{messages.newerDeliveries}</Button>}
          {page < data.quantityPages && <Button onClick={() => setPage(page + 1)}>{messages.olderDeliveries}</Button>}
        </Toolbar>
      )}
    </Stack>
  );
}

const tones = { waiting: 'warning', delivered: 'success', failed: 'danger' } as const;

function DeliveryLine({ of }: { of: WebhookDelivery }) {
  const { _id: deliveryId, state, createdAt, nextAt, attempts } = of;
  const messages = useMessages(organizerAreaMessages);
  const { send, isSending } = useSend('POST', '/api/organizer/webhooks/resend');
  const title = typeText(of.type, messages);
  const subject = subjectTexts(of, messages);
  const last = attempts.at(-1);
  const fault = last ? errorText(last, messages) : null;

  return (
    <LineItem
      title={title}
      chip={<Chip tone={tones[state]}>{messages.deliveryStates[state]}</Chip>}
      detail={
        <>
          {subject.map((text) => `${text}, `)}
          <DateTime at={createdAt} inSentence />
          {attempts.length > 0 && `, ${messages.attempts(attempts.length)}`}
          {fault !== null && `, ${fault}`}
          {nextAt !== null && (
            <>
              {`, ${messages.nextAttempt} `}
              <DateTime at={nextAt} inSentence />
            </>
          )}
        </>
      }
      action={
        state !== 'waiting' && (
          <Button
            size="s"
            kind="quiet"
            busy={isSending}
            onClick={() => void send({ body: { deliveryId } })}
            aria-label={messages.resendNamed([title, ...subject].join(', '))}
          >
            {messages.resend}
          </Button>
        )
      }
    />
  );
}
