import type { ImplausibleFigures } from '@otryv/contract';
import { Button, Chip, LineItem, LineList, Pagination, Section } from '@otryv/ui';
import { useSearchParams } from 'react-router-dom';
import { useRead } from '../../../api/useRead.ts';
import { useSend } from '../../../api/useSend.ts';
import { useResultsEditMessages } from './messages/useResultsEditMessages.ts';
import { useFigureWords } from './useFigureWords.ts';

type Judged = ImplausibleFigures['data'][number];

const pageKey = 'values';

/** The implausible values of a protocol, which a moderator may accept one by one; nothing where there are none. */
export function ImplausibleValues({ eventId }: { eventId: number }) {
  const words = useResultsEditMessages();
  const [search] = useSearchParams();
  const page = search.get(pageKey) ?? '1';
  const params = { id: String(eventId) };
  const { data } = useRead('/api/race/results/{id}/implausible', { params, query: { page } });
  if (!data || data.quantity === 0) return null;

  return (
    <Section title={words.implausibleTitle}>
      <p>{words.implausibleText}</p>
      <LineList>
        {data.data.map((value) => (
          <ValueLine key={`${value.profileId}.${value.figure}.${value.duration}`} eventId={eventId} judged={value} />
        ))}
      </LineList>
      <Pagination
        aria-label={words.implausiblePages}
        page={data.currentPage}
        pageCount={data.quantityPages}
        hrefOf={(at) => `?${pageKey}=${at}`}
      />
    </Section>
  );
}

function ValueLine({ eventId, judged }: { eventId: number; judged: Judged }) {
  const words = useResultsEditMessages();
  const { nameOf, textOf } = useFigureWords();
  const { send, isSending } = useSend('PUT', '/api/race/results/{id}/implausible');
  const { name, limit, accepted, ...value } = judged;
  const figure = nameOf(judged);

  return (
    <LineItem
      title={name}
      chip={accepted && <Chip tone="line">{words.acceptedBy(accepted.author)}</Chip>}
      detail={words.implausibleLine(figure, textOf(judged.figure, value.value), textOf(judged.figure, limit))}
      action={
        <Button
          size="s"
          kind={accepted ? 'quiet' : undefined}
          busy={isSending}
          aria-label={accepted ? words.leaveOutOf(name, figure) : words.acceptOf(name, figure)}
          onClick={() => void send({ params: { id: String(eventId) }, body: { ...value, isAccepted: !accepted } })}
        >
          {accepted ? words.leaveOut : words.accept}
        </Button>
      }
    />
  );
}
