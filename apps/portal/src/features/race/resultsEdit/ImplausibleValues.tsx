import type { ImplausibleFigures } from '@otryv/contract';
import { Button, Chip, LineItem, LineList, Section } from '@otryv/ui';
import { ReadError } from '../../../lib/api/ReadError.tsx';
import { useRead } from '../../../lib/api/useRead.ts';
import { useSend } from '../../../lib/api/useSend.ts';
import { ListFoot } from '../../../lib/lists/ListFoot.tsx';
import { useListPages } from '../../../lib/lists/useListPages.ts';
import { useMessages } from '../../../lib/messages/useMessages.ts';
import { ru as resultsEditMessages } from './messages/ru.ts';
import { useFigureTexts } from './useFigureTexts.ts';

type Judged = ImplausibleFigures['data'][number];

/** Renders the implausible values of a protocol, which a moderator may accept one by one; nothing if there are none. */
export function ImplausibleValues({ eventId }: { eventId: number }) {
  const messages = useMessages(resultsEditMessages);
  const pages = useListPages();
  const params = { id: String(eventId) };
  const query = { page: pages.page, docsOnPage: pages.size };
  const { data, error, isRetrying, retry } = useRead('/api/race/results/{id}/implausible', { params, query });
  if (error) {
    return <ReadError title={messages.implausibleFailed} error={error} isRetrying={isRetrying} retry={retry} />;
  }
  if (!data || data.quantity === 0) return null;

  return (
    <Section title={messages.implausibleTitle}>
      <p>{messages.implausibleText}</p>
      <LineList>
        {data.data.map((value) => (
          <ValueLine key={`${value.profileId}.${value.figure}.${value.duration}`} eventId={eventId} judged={value} />
        ))}
      </LineList>
      <ListFoot pages={pages} pageCount={data.quantityPages} isEmpty={data.data.length === 0} />
    </Section>
  );
}

function ValueLine({ eventId, judged }: { eventId: number; judged: Judged }) {
  const messages = useMessages(resultsEditMessages);
  const { nameOf, textOf } = useFigureTexts();
  const { send, isSending } = useSend('PUT', '/api/race/results/{id}/implausible');
  const { name, limit, accepted, ...value } = judged;
  const figure = nameOf(judged);

  return (
    <LineItem
      title={<bdi>{name}</bdi>}
      chip={accepted && <Chip tone="line">{messages.acceptedBy(accepted.author)}</Chip>}
      detail={messages.implausibleLine(figure, textOf(judged.figure, value.value), textOf(judged.figure, limit))}
      action={
        <Button
          size="s"
          kind={accepted ? 'quiet' : undefined}
          busy={isSending}
          aria-label={accepted ? messages.leaveOutOf(name, figure) : messages.acceptOf(name, figure)}
          onClick={() => void send({ params: { id: String(eventId) }, body: { ...value, isAccepted: !accepted } })}
        >
          {accepted ? messages.leaveOut : messages.accept}
        </Button>
      }
    />
  );
}
