import { ResultsListTable } from '@otryv/tables';
import { Bleed, Page, PageHead } from '@otryv/ui';
import { useEvents } from '../../api/events.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { paths } from '../../paths.ts';
import { useScreenPath } from '../../shell/crumbs.tsx';
import { ListEmpty } from './ListEmpty.tsx';
import { ListFoot } from './ListFoot.tsx';
import { ListToolbar } from './ListToolbar.tsx';
import { toListRows } from './listRows.ts';
import { useListFilters } from './useListFilters.ts';

/** What is over, latest first. */
export function ResultsListScreen() {
  const messages = useMessages();
  const filters = useListFilters();
  const { search, organizerId, page, size } = filters;
  const { data, error, retry } = useEvents({ started: true, search, organizerId, page, docsOnPage: size });
  useScreenPath([{ label: messages.sections.results }]);

  return (
    <Page width="table">
      <title>{messages.titleOf(messages.resultsList.title)}</title>
      <PageHead title={messages.resultsList.title} />
      <ListToolbar filters={filters} organizers={data?.organizers ?? []} />
      <Bleed>
        <ResultsListTable
          caption={messages.resultsList.caption}
          rows={data ? toListRows(data, messages) : []}
          hrefOf={(row) => paths.raceResults(row.id)}
          loading={!data && !error}
          error={error?.message}
          onRetry={retry}
          empty={
            <ListEmpty
              filters={filters}
              words={messages.resultsList}
              elsewhere={{ href: paths.schedule, label: messages.sections.schedule }}
            />
          }
        />
      </Bleed>
      <ListFoot filters={filters} pageCount={data?.quantityPages ?? 0} />
    </Page>
  );
}
