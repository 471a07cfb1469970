import type { Appeal } from '@otryv/contract';
import { AppealAnswerForm } from '@otryv/forms';
import { Button, Card, Chip, DateTime, EmptyState, ErrorState, Link, Section, Skeleton, Stack } from '@otryv/ui';
import { useState } from 'react';
import { useSend } from '../../../api/useSend.ts';
import { useAppealsMessages } from './messages/useAppealsMessages.ts';
import { appealChange, useAppeals } from './useAppeals.ts';

const tones = { open: 'warning', accepted: 'success', rejected: 'plain' } as const;

/** The appeals about a protocol for those who answer them, open ones first. */
export function AppealQueue({ eventId }: { eventId: string }) {
  const words = useAppealsMessages();
  const { data, error, isRetrying, retry } = useAppeals(eventId);

  return (
    <Section title={words.title}>
      {error && (
        <ErrorState title={words.failed} onRetry={retry} busy={isRetrying}>
          {error.message}
        </ErrorState>
      )}
      {!error && !data && <Skeleton shape="line" />}
      {data?.data.length === 0 && <EmptyState title={words.none}>{words.noneText}</EmptyState>}
      <Stack>
        {data?.data.map((appeal) => (
          <AppealCard key={appeal._id} appeal={appeal} eventId={eventId} />
        ))}
      </Stack>
    </Section>
  );
}

function AppealCard({ appeal, eventId }: { appeal: Appeal; eventId: string }) {
  const words = useAppealsMessages();
  const [isAnswering, setIsAnswering] = useState(false);
  const { submit } = useSend('PUT', '/api/race/results/{id}/appeals/{appealId}', appealChange);
  const { _id, name, status, text, link, answer, answeredBy, createdAt } = appeal;

  return (
    <Card>
      <Stack gap="s">
        <p>
          <strong>{name}</strong> <Chip tone={tones[status]}>{words[status]}</Chip> <DateTime at={createdAt} />
        </p>
        {text && <p>{text}</p>}
        {link && <Link href={link}>{words.link}</Link>}
        {answer && (
          <p>
            {answer} {answeredBy && words.answered(answeredBy)}
          </p>
        )}
        {status === 'open' && !isAnswering && (
          <div>
            <Button size="s" aria-label={words.reply(name)} onClick={() => setIsAnswering(true)}>
              {words.replyShort}
            </Button>
          </div>
        )}
        {status === 'open' && isAnswering && (
          <AppealAnswerForm
            onCancel={() => setIsAnswering(false)}
            onSubmit={(body) => submit({ params: { id: eventId, appealId: _id }, body })}
          />
        )}
      </Stack>
    </Card>
  );
}
