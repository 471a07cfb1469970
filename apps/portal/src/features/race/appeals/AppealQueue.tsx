import type { Appeal } from '@otryv/contract';
import { AppealAnswerForm } from '@otryv/forms';
import {
  Button,
  Card,
  Chip,
  DateTime,
  EmptyState,
  Icon,
  LineItem,
  LineList,
  LinkButton,
  Notice,
  ProseText,
  Section,
  Skeleton,
  Stack,
  Toolbar,
} from '@otryv/ui';
import { ExternalLink, TextSearch } from 'lucide-react';
import { useState } from 'react';
import { ReadError } from '../../../lib/api/ReadError.tsx';
import { useSend } from '../../../lib/api/useSend.ts';
import { useMessages } from '../../../lib/messages/useMessages.ts';
import { useSectionOfAddress } from '../../../lib/navigation/useSectionOfAddress.ts';
import { focusFirstField } from './focusFirstField.ts';
import { ru as appealsMessages } from './messages/ru.ts';
import { appealsId, useAppeals } from './useAppeals.ts';

const tones = { open: 'warning', accepted: 'success', rejected: 'plain' } as const;

interface AppealQueueProps {
  eventId: string;
  /** Returns the address of a row with its explanation; `undefined` if the protocol has no such row any more. */
  rowHrefOf: (rowId: string) => string | undefined;
}

/** Renders the appeals about a protocol for the people who decide them, open ones first. */
export function AppealQueue({ eventId, rowHrefOf }: AppealQueueProps) {
  const messages = useMessages(appealsMessages);
  const { data, error, isRetrying, retry } = useAppeals(eventId);
  useSectionOfAddress(data !== undefined);

  return (
    <Section id={appealsId} tabIndex={-1} aria-label={messages.title} title={messages.title}>
      {error && <ReadError title={messages.failed} error={error} isRetrying={isRetrying} retry={retry} />}
      {!error && !data && <Skeleton shape="line" />}
      {data?.data.length === 0 && <EmptyState title={messages.none}>{messages.noneText}</EmptyState>}
      <Stack>
        {data?.data.map((appeal) => (
          <AppealCard key={appeal._id} appeal={appeal} eventId={eventId} rowHref={rowHrefOf(appeal.rowId)} />
        ))}
      </Stack>
    </Section>
  );
}

interface AppealCardProps {
  appeal: Appeal;
  eventId: string;
  rowHref: string | undefined;
}

function AppealCard({ appeal, eventId, rowHref }: AppealCardProps) {
  const messages = useMessages(appealsMessages);
  const [isAnswering, setIsAnswering] = useState(false);
  const { submit } = useSend('PUT', '/api/race/results/{id}/appeals/{appealId}');
  const { _id, name, status, text, link, answer, answeredBy, createdAt } = appeal;

  return (
    <Card>
      <Stack gap="s">
        <LineList>
          <LineItem
            title={name}
            chip={<Chip tone={tones[status]}>{messages[status]}</Chip>}
            detail={<DateTime at={createdAt} inSentence />}
          />
        </LineList>
        {text && <ProseText text={text} />}
        {(link !== null || rowHref !== undefined) && (
          <Toolbar>
            {rowHref !== undefined && (
              <LinkButton kind="quiet" size="s" href={rowHref} aria-label={messages.row(name)}>
                <Icon of={TextSearch} /> {messages.rowShort}
              </LinkButton>
            )}
            {link && (
              <LinkButton kind="quiet" size="s" href={link} target="_blank" rel="nofollow noopener noreferrer">
                <Icon of={ExternalLink} /> {messages.link}
              </LinkButton>
            )}
          </Toolbar>
        )}
        {answer && (
          <Notice
            tone={status === 'accepted' ? 'success' : 'info'}
            title={answeredBy ? messages.answered(answeredBy) : ''}
          >
            {answer}
          </Notice>
        )}
        {status === 'open' && !isAnswering && (
          <div>
            <Button size="s" aria-label={messages.reply(name)} onClick={() => setIsAnswering(true)}>
              {messages.replyShort}
            </Button>
          </div>
        )}
        {status === 'open' && isAnswering && (
          <AppealAnswerForm
            ref={focusFirstField}
            onCancel={() => setIsAnswering(false)}
            onSubmit={(body) => submit({ params: { id: eventId, appealId: _id }, body })}
          />
        )}
      </Stack>
    </Card>
  );
}
