import type { Mailing } from '@otryv/contract';
import { formatNumber } from '@otryv/race';
import { Button, Card, Chip, ConfirmDialog, FactList, Notice, Progress, Section, Stack, useOtryv } from '@otryv/ui';
import { useState } from 'react';
import { useSend } from '../../../lib/api/useSend.ts';
import { useMessages } from '../../../lib/messages/useMessages.ts';
import { ru as mailingMessages } from './messages/ru.ts';

/** Renders unfinished mailings with their progress and actions: running ones before paused ones. */
export function ActiveMailings({ mailings }: { mailings: readonly Mailing[] }) {
  const messages = useMessages(mailingMessages);

  return (
    <>
      <MailingSection title={messages.active} mailings={mailings.filter(({ state }) => state !== 'paused')} />
      <MailingSection title={messages.paused} mailings={mailings.filter(({ state }) => state === 'paused')} />
    </>
  );
}

function MailingSection({ title, mailings }: { title: string; mailings: readonly Mailing[] }) {
  if (mailings.length === 0) return null;

  return (
    <Section title={title}>
      <Stack gap="m">
        {mailings.map((mailing) => (
          <ActiveMailing key={mailing.id} mailing={mailing} />
        ))}
      </Stack>
    </Section>
  );
}

function ActiveMailing({ mailing }: { mailing: Mailing }) {
  const messages = useMessages(mailingMessages);
  const { locale } = useOtryv();
  const { subject, author, state, sent, declined, undelivered, total, pace, isMailDown } = mailing;
  const done = sent + declined + undelivered;
  const isCounted = state !== 'preparing';
  const count = (value: number) => formatNumber(value, { locale });

  return (
    <Card>
      <Stack gap="m">
        <div>
          <b>{messages.begun(subject, author ?? messages.noAuthor)}</b> <Chip>{messages.states[state]}</Chip>
        </div>
        {isMailDown && <Notice tone="warning">{messages.mailDown}</Notice>}
        <Progress
          label={messages.progress}
          value={isCounted ? done : null}
          max={Math.max(1, total)}
          words={progressOf(mailing, messages)}
        />
        <FactList
          facts={[
            ...(state === 'sending'
              ? [{ label: messages.leftLabel, value: messages.left(Math.round((total - done) / pace)) }]
              : []),
            { label: messages.declined, value: count(declined) },
            { label: messages.undelivered, value: count(undelivered) },
          ]}
        />
        <MailingActions mailing={mailing} left={total - done} />
      </Stack>
    </Card>
  );
}

/** Shows how many emails were sent, or the current step until they are counted. */
function progressOf({ state, sent, declined, undelivered, total }: Mailing, messages: typeof mailingMessages): string {
  if (total > 0 && state !== 'preparing') return messages.sentOf(sent + declined + undelivered, total);
  return state === 'paused' ? messages.noneSent : messages.states[state];
}

function MailingActions({ mailing: { id, subject, state }, left }: { mailing: Mailing; left: number }) {
  const messages = useMessages(mailingMessages);
  const [isAsking, setIsAsking] = useState(false);
  const { send, submit, isSending } = useSend('PUT', '/api/admin/mailings/{mailingId}/state');
  const set = (next: 'sending' | 'paused') => void send({ params: { mailingId: id }, body: { state: next } });
  const stop = async () => {
    await submit({ params: { mailingId: id }, body: { state: 'stopped' } });
    setIsAsking(false);
  };

  return (
    <div>
      {state === 'paused' ? (
        <Button busy={isSending} aria-label={messages.resumeOf(subject)} onClick={() => set('sending')}>
          {messages.resume}
        </Button>
      ) : (
        <Button busy={isSending} aria-label={messages.pauseOf(subject)} onClick={() => set('paused')}>
          {messages.pause}
        </Button>
      )}{' '}
      <Button kind="quiet" aria-label={messages.stopOf(subject)} onClick={() => setIsAsking(true)}>
        {messages.stop}
      </Button>
      <ConfirmDialog
        open={isAsking}
        destructive
        title={messages.stopTitle(subject)}
        description={messages.stopText(left)}
        action={messages.stopAction}
        pendingAction={messages.stopping}
        onConfirm={stop}
        onClose={() => setIsAsking(false)}
      />
    </div>
  );
}
