import { BotForm } from '@otryv/forms';
import { Aside, Card, Columns, EmptyState, Notice, Section, Skeleton, Stack } from '@otryv/ui';
import { useState } from 'react';
import { ReadError } from '../../../lib/api/ReadError.tsx';
import { useSend } from '../../../lib/api/useSend.ts';
import { useMessages } from '../../../lib/messages/useMessages.ts';
import { AreaPage } from '../AreaPage.tsx';
import { ru as organizerAreaMessages } from '../messages/ru.ts';
import { useBots } from '../useOwnOrganizer.ts';
import { BotOfOrganizer } from './BotOfOrganizer.tsx';

/** Renders the game account that acts for the organizer. */
export function BotsScreen() {
  return <AreaPage tab="organizerBots">{({ _id }) => <Bots organizerId={_id} />}</AreaPage>;
}

function Bots({ organizerId }: { organizerId: string }) {
  const messages = useMessages(organizerAreaMessages);
  const { data } = useBots(organizerId);
  const { submit } = useSend('PUT', '/api/organizer/bots');
  const [connected, setConnected] = useState(0);
  const [bot] = data?.data ?? [];

  return (
    <Columns>
      <Section title={messages.bots}>
        <BotList organizerId={organizerId} />
      </Section>
      <Aside>
        <Section title={bot ? messages.otherBot : messages.newBot}>
          <Card>
            <Stack>
              <BotForm
                key={connected}
                onSubmit={async (body) => {
                  await submit({ body: { ...body, organizerId } });
                  setConnected(connected + 1);
                }}
              />
              <Notice>{messages.botNote}</Notice>
            </Stack>
          </Card>
        </Section>
      </Aside>
    </Columns>
  );
}

function BotList({ organizerId }: { organizerId: string }) {
  const messages = useMessages(organizerAreaMessages);
  const { data, error, isRetrying, retry } = useBots(organizerId);
  if (error) {
    return <ReadError title={messages.botsFailed} error={error} isRetrying={isRetrying} retry={retry} />;
  }
  if (!data) return <Skeleton shape="block" />;
  if (data.data.length === 0) return <EmptyState title={messages.noBotTitle}>{messages.noBotText}</EmptyState>;

  return (
    <Stack>
      {data.data.map((bot) => (
        <BotOfOrganizer key={bot._id} bot={bot} />
      ))}
    </Stack>
  );
}
