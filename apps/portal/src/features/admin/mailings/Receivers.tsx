import type { MailingAudience } from '@otryv/contract';
import { Notice } from '@otryv/ui';
import type { Reading } from '../../../lib/api/useRead.ts';
import { useMessages } from '../../../lib/messages/useMessages.ts';
import { ru as mailingMessages } from './messages/ru.ts';

export interface ReceiversProps {
  reading: Reading<MailingAudience>;
  /** Whether another mailing is running. */
  isBusy: boolean;
}

/** Renders the receivers of an email, and the estimated sending time. */
export function Receivers({ reading: { data, error }, isBusy }: ReceiversProps) {
  const messages = useMessages(mailingMessages);
  if (error) return <Notice tone="warning">{messages.countFailed}</Notice>;
  if (!data) return <p>{messages.counting}</p>;
  const { receivers, pace } = data.data;
  if (receivers === 0) return <Notice>{messages.nobody}</Notice>;

  return (
    <p>
      {messages.receivers(receivers, Math.round(receivers / pace))} {isBusy && messages.afterCurrent}
    </p>
  );
}
