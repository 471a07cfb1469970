import { Button, Notice } from '@otryv/ui';
import { useRead } from '../../../lib/api/useRead.ts';
import { useSend } from '../../../lib/api/useSend.ts';
import { useMessages } from '../../../lib/messages/useMessages.ts';
import { ru as resultsEditMessages } from './messages/ru.ts';

/** Renders accounts linked since an official or locked protocol was published; nothing if there are none. */
export function LinkedAccounts({ eventId }: { eventId: number }) {
  const messages = useMessages(resultsEditMessages);
  const params = { id: String(eventId) };
  const { data } = useRead('/api/race/results/{id}/links', { params });
  const { send, isSending } = useSend('POST', '/api/race/results/{id}/links');
  if (!data || data.data.length === 0) return null;

  return (
    <Notice
      tone="warning"
      title={messages.linksTitle}
      action={
        <Button busy={isSending} onClick={() => void send({ params })}>
          {messages.applyLinks}
        </Button>
      }
    >
      <p>{messages.linksText}</p>
      <ul>
        {data.data.map(({ profileId, name, mainName }) => (
          <li key={profileId}>{messages.linkOf(name, mainName)}</li>
        ))}
      </ul>
    </Notice>
  );
}
