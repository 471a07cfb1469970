import type { TelegramBot } from '@otryv/contract';
import { Card, Columns, EmptyState, LineList, LinkButton, Notice, Section, Skeleton, Stack } from '@otryv/ui';
import { ReadError } from '../../../lib/api/ReadError.tsx';
import { useRead } from '../../../lib/api/useRead.ts';
import { useMessages } from '../../../lib/messages/useMessages.ts';
import { AdminPage } from '../AdminPage.tsx';
import { ru as siteAreaMessages } from '../messages/site.ru.ts';
import { BroadcastLine } from './BroadcastLine.tsx';
import { BroadcastText } from './BroadcastText.tsx';

const whileSendingMs = 5_000;

/** Renders the Telegram bot: a message to all of its receivers, and those already sent. */
export function BotScreen() {
  const { bot: messages } = useMessages(siteAreaMessages);
  const { data, error, isRetrying, retry } = useRead(
    '/api/admin/bot',
    {},
    { refreshInterval: (latest) => (isRunning(latest?.data) ? whileSendingMs : 0) },
  );

  return (
    <AdminPage tab="bot">
      {error && <ReadError title={messages.failed} error={error} isRetrying={isRetrying} retry={retry} />}
      {!error && !data && <Skeleton shape="block" />}
      {data && <Bot bot={data.data} />}
    </AdminPage>
  );
}

function Bot({ bot }: { bot: TelegramBot }) {
  const { bot: messages } = useMessages(siteAreaMessages);
  const { isConfigured, name, receivers, broadcasts } = bot;

  return (
    <Columns>
      <Section
        title={messages.message}
        action={
          name !== null && (
            <LinkButton size="s" href={`https://t.me/${name}`} target="_blank" rel="noopener noreferrer">
              {messages.link}
            </LinkButton>
          )
        }
      >
        <Stack>
          {!isConfigured && (
            <Notice tone="warning" title={messages.off}>
              {messages.offText}
            </Notice>
          )}
          {isConfigured && receivers === 0 && <Notice>{messages.nobody}</Notice>}
          {isConfigured && isRunning(bot) && <Notice>{messages.running}</Notice>}
          {isConfigured && receivers > 0 && !isRunning(bot) && <BroadcastText receivers={receivers} />}
        </Stack>
      </Section>
      <Section title={messages.history}>
        {broadcasts.length === 0 ? (
          <EmptyState title={messages.noneTitle}>{messages.noneText}</EmptyState>
        ) : (
          <Card>
            <LineList>
              {broadcasts.map((broadcast) => (
                <BroadcastLine key={broadcast._id} broadcast={broadcast} />
              ))}
            </LineList>
          </Card>
        )}
      </Section>
    </Columns>
  );
}

function isRunning(bot: TelegramBot | undefined): boolean {
  return bot?.broadcasts.some(({ state }) => state === 'sending') ?? false;
}
