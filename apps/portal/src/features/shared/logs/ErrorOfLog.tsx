import { addresses, addressOf } from '@otryv/contract/addresses';
import { Card, DateTime, FactList, LinkButton, Prose, Section, Skeleton } from '@otryv/ui';
import { useParams } from 'react-router-dom';
import { ReadError } from '../../../lib/api/ReadError.tsx';
import { type Read, useRead } from '../../../lib/api/useRead.ts';
import { useMessages } from '../../../lib/messages/useMessages.ts';
import type { LogArea } from './logHrefs.ts';
import { ru as logsMessages } from './messages/ru.ts';

const lists = { admin: addressOf(addresses.adminErrors), logs: addressOf(addresses.logErrors) };

/** Renders an unexpected error of the server with its stack. */
export function ErrorOfLog({ area }: { area: LogArea }) {
  const messages = useMessages(logsMessages);
  const { id = '' } = useParams();
  const { data, error, isRetrying, retry } = useRead('/api/logs/error', { query: { id } });

  return (
    <Section title={messages.error} action={<LinkButton href={lists[area]}>{messages.back}</LinkButton>}>
      {error && <ReadError title={messages.errorFailed} error={error} isRetrying={isRetrying} retry={retry} />}
      {!error && !data && <Skeleton shape="block" />}
      {data && <ErrorFacts error={data.data} />}
    </Section>
  );
}

function ErrorFacts({ error }: { error: Read<'/api/logs/error'>['data'] }) {
  const messages = useMessages(logsMessages);
  const { date, type, message, method, path, requestId, count, user, stack } = error;

  return (
    <>
      <Card>
        <FactList
          facts={[
            { label: messages.type, value: type },
            { label: messages.message, value: message || messages.noMessage },
            { label: messages.date, value: <DateTime at={date} /> },
            { label: messages.times, value: count },
            { label: messages.request, value: `${method} ${path}` },
            { label: messages.requestId, value: requestId },
            { label: messages.user, value: user === null ? messages.guest : (user.username ?? messages.gone) },
          ]}
        />
      </Card>
      <Section title={messages.stack}>
        <Prose>
          <pre>{stack}</pre>
        </Prose>
      </Section>
    </>
  );
}
