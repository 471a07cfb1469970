import { ScheduleTable } from '@otryv/tables';
import { Page, PageHead } from '@otryv/ui';
import { useEvents } from '../../api/events.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { paths } from '../../paths.ts';
import { useScreenPath } from '../../shell/crumbs.tsx';
import { ListEmpty } from './ListEmpty.tsx';
import { ListFoot } from './ListFoot.tsx';
import { ListToolbar } from './ListToolbar.tsx';
import { toListRows } from './listRows.ts';
import { useListFilters } from './useListFilters.ts';

/** What is coming, earliest first. */
export function ScheduleScreen() {
  const messages = useMessages();
  const filters = useListFilters();
  const { search, organizerId, page, size } = filters;
  const { data, error, mutate } = useEvents({ started: false, search, organizerId, page, docsOnPage: size });
  useScreenPath([{ label: messages.sections.schedule }]);

  return (
    <Page width="table">
      <title>{messages.titleOf(messages.schedule.title)}</title>
      <PageHead title={messages.schedule.title}>{messages.schedule.subtitle}</PageHead>
      <ListToolbar filters={filters} organizers={data?.organizers ?? []} />
      <ScheduleTable
        caption={messages.schedule.caption}
        rows={data ? toListRows(data, messages) : []}
        hrefOf={(row) => paths.event(row.id)}
        loading={!data && !error}
        error={data ? undefined : error?.message}
        onRetry={() => void mutate()}
        empty={
          <ListEmpty
            filters={filters}
            words={messages.schedule}
            elsewhere={{ href: paths.results, label: messages.sections.results }}
          />
        }
      />
      <ListFoot filters={filters} pageCount={data?.quantityPages ?? 0} />
    </Page>
  );
}
