import type { SeriesCardDto, SeriesLists } from '@otryv/contract';
import { addresses, addressOf } from '@otryv/contract/addresses';
import { EmptyState, LinkButton, Page, PageHead, Pagination, Section, Skeleton, Tabs } from '@otryv/ui';
import { ReadError } from '../../lib/api/ReadError.tsx';
import { useRead } from '../../lib/api/useRead.ts';
import { useMessages } from '../../lib/messages/useMessages.ts';
import { useScreenPath } from '../../lib/navigation/crumbs.tsx';
import { useAddressState } from '../../lib/navigation/useAddressState.ts';
import { SeriesGrid } from '../shared/series/SeriesGrid.tsx';
import { ru as seriesScreenMessages } from './messages/ru.ts';

type Status = keyof SeriesLists['data'];

const statuses = ['ongoing', 'upcoming', 'completed'] as const;
const pageSize = 20;
const usual = { status: '', page: '1' };
const hrefOf = (status: Status, page = 1) =>
  `${addressOf(addresses.series)}?status=${status}${page > 1 ? `&page=${page}` : ''}`;

/** Renders the series of all organizers by status; opens at the first status that has any. */
export function SeriesListScreen() {
  const { titles, titleOf } = useMessages();
  const { list: messages } = useMessages(seriesScreenMessages);
  const [{ status: asked, page }] = useAddressState(usual);
  const chosen = statuses.find((status) => status === asked);
  const { data, error, isRetrying, retry } = useRead('/api/series/organizers', {
    query: { docsOnPage: pageSize },
  });
  useScreenPath('series');
  const status = chosen ?? statuses.find((each) => data && data.quantities[each] > 0) ?? 'ongoing';
  const isEmpty = data && statuses.every((each) => data.quantities[each] === 0);

  return (
    <Page>
      <title>{titleOf(titles.series)}</title>
      <PageHead title={messages.title}>{messages.text}</PageHead>
      {error && <ReadError title={messages.failed} error={error} isRetrying={isRetrying} retry={retry} />}
      {!error && !data && <Skeleton shape="block" />}
      {isEmpty && <NoSeries title={messages.emptyTitle} text={messages.emptyText} />}
      {data && !isEmpty && (
        <>
          <Tabs
            label={messages.tabs}
            current={hrefOf(status)}
            tabs={statuses.map((each) => ({ href: hrefOf(each), label: messages[each], count: data.quantities[each] }))}
          />
          {toPage(page) === 1 ? (
            <ListOf status={status} page={1} series={data.data[status]} count={data.quantities[status]} />
          ) : (
            <LaterPage status={status} page={toPage(page)} />
          )}
        </>
      )}
    </Page>
  );
}

interface ListOfProps {
  status: Status;
  page: number;
  series: readonly SeriesCardDto[];
  /** Total number over all pages. */
  count: number;
}

function ListOf({ status, page, series, count }: ListOfProps) {
  const { list: messages } = useMessages(seriesScreenMessages);
  const empty = { ongoing: messages.noneOngoing, upcoming: messages.noneUpcoming, completed: messages.noneCompleted };
  if (series.length === 0) return <NoSeries title={empty[status]} text={messages.noneText} />;

  return (
    <Section title={messages[status]}>
      <SeriesGrid series={series} />
      <Pagination page={page} pageCount={Math.ceil(count / pageSize)} hrefOf={(each) => hrefOf(status, each)} />
    </Section>
  );
}

/** Renders a further page of one status, which the first pages of all do not include. */
function LaterPage({ status, page }: { status: Status; page: number }) {
  const { list: messages } = useMessages(seriesScreenMessages);
  const { data, error, isRetrying, retry } = useRead('/api/series/organizers', {
    query: { seriesStatus: status, page, docsOnPage: pageSize },
  });
  if (error) {
    return <ReadError title={messages.failed} error={error} isRetrying={isRetrying} retry={retry} />;
  }
  if (!data) return <Skeleton shape="block" />;
  return <ListOf status={status} page={page} series={data.data[status]} count={data.quantities[status]} />;
}

function NoSeries({ title, text }: { title: string; text: string }) {
  const { list: messages } = useMessages(seriesScreenMessages);

  return (
    <EmptyState
      title={title}
      action={<LinkButton href={addressOf(addresses.schedule)}>{messages.toSchedule}</LinkButton>}
    >
      {text}
    </EmptyState>
  );
}

function toPage(text: string): number {
  return /^[1-9]\d{0,4}$/.test(text) ? Number(text) : 1;
}
