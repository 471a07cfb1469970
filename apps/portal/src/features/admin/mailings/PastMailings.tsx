import type { Mailing } from '@otryv/contract';
import { Card, Chip, DateTime, EmptyState, LineItem, LineList, Section } from '@otryv/ui';
import { useMessages } from '../../../lib/messages/useMessages.ts';
import { ru as mailingMessages } from './messages/ru.ts';

/** Renders finished mailings: time, lists and email counts. */
export function PastMailings({ mailings }: { mailings: readonly Mailing[] }) {
  const messages = useMessages(mailingMessages);

  return (
    <Section title={messages.past}>
      {mailings.length === 0 ? (
        <EmptyState title={messages.noneTitle}>{messages.noneText}</EmptyState>
      ) : (
        <Card>
          <LineList>
            {mailings.map((mailing) => (
              <PastMailing key={mailing.id} mailing={mailing} />
            ))}
          </LineList>
        </Card>
      )}
    </Section>
  );
}

function PastMailing({ mailing }: { mailing: Mailing }) {
  const messages = useMessages(mailingMessages);
  const { subject, state, lists, createdAt, sent, total, declined, undelivered } = mailing;
  const losses = [
    declined > 0 && `${messages.declined} ${declined}`,
    undelivered > 0 && `${messages.undelivered} ${undelivered}`,
  ].filter((loss) => loss !== false);

  return (
    <LineItem
      title={subject}
      chip={<Chip tone={state === 'done' ? 'success' : 'plain'}>{messages.states[state]}</Chip>}
      detail={
        <>
          <DateTime at={createdAt} />, {lists.map((list) => messages.lists[list]).join(', ')}:{' '}
          {[messages.sentOf(sent, total), ...losses].join(', ')}
        </>
      }
    />
  );
}
