import { addresses, addressOf } from '@otryv/contract/addresses';
import { Card, DateTime, ErrorState, FactList, LinkButton, Prose, Section, Skeleton } from '@otryv/ui';
import { useParams } from 'react-router-dom';
import { type Read, useRead } from '../../../lib/api/useRead.ts';
import { useMessages } from '../../../lib/messages/useMessages.ts';
import type { LogArea } from './logHrefs.ts';
import { ru as logsMessages } from './messages/ru.ts';

const lists = { admin: addressOf(addresses.adminErrors), logs: addressOf(addresses.logErrors) };

/** Renders an unexpected error of the server with its stack. */
export function ErrorOfLog({ area }: { area: LogArea }) {
  const words = useMessages(logsMessages);
  const { id = '' } = useParams();
  const { data, error, isRetrying, retry } = useRead('/api/logs/error', { query: { id } });

  return (
    <Section title={words.error} action={<LinkButton href={lists[area]}>{words.back}</LinkButton>}>
      {error && (
        <ErrorState title={words.errorFailed} onRetry={retry} busy={isRetrying}>
          {error.message}
        </ErrorState>
      )}
      {!error && !data && <Skeleton shape="block" />}
      {data && <ErrorFacts error={data.data} />}
    </Section>
  );
}

function ErrorFacts({ error }: { error: Read<'/api/logs/error'>['data'] }) {
  const words = useMessages(logsMessages);
  const { date, type, message, method, path, requestId, count, user, stack } = error;

  return (
    <>
      <Card>
        <FactList
          facts={[
            { label: words.type, value: type },
            { label: words.message, value: message || words.noMessage },
            { label: words.date, value: <DateTime at={date} /> },
            { label: words.times, value: count },
            { label: words.request, value: `${method} ${path}` },
            { label: words.requestId, value: requestId },
            { label: words.user, value: user === null ? words.guest : (user.username ?? words.gone) },
          ]}
        />
      </Card>
      <Section title={words.stack}>
        <Prose>
          <pre>{stack}</pre>
        </Prose>
      </Section>
    </>
  );
}
