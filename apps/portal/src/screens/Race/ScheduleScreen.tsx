import { epochMs, formatCount, formatCountdown } from '@otryv/race';
import { ScheduleTable } from '@otryv/tables';
import { Bleed, Page, PageHead, Skeleton, useNow, useOtryv } from '@otryv/ui';
import { useEvents, useNextEvent } from '../../api/events.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { paths } from '../../paths.ts';
import { useScreenPath } from '../../shell/crumbs.tsx';
import { ListEmpty } from './ListEmpty.tsx';
import { ListFoot } from './ListFoot.tsx';
import { ListToolbar } from './ListToolbar.tsx';
import { toListRows } from './listRows.ts';
import { NextRace } from './NextRace.tsx';
import { useListFilters } from './useListFilters.ts';

const minuteMs = 60_000;

/** What is coming, earliest first. */
export function ScheduleScreen() {
  const messages = useMessages();
  const filters = useListFilters();
  const { search, organizerId, page, size } = filters;
  const { data, error, retry } = useEvents({ started: false, search, organizerId, page, docsOnPage: size });
  useScreenPath([{ label: messages.sections.schedule }]);

  return (
    <Page width="table">
      <title>{messages.titleOf(messages.schedule.title)}</title>
      <ScheduleHead />
      <ListToolbar filters={filters} organizers={data?.organizers ?? []} />
      <Bleed>
        <ScheduleTable
          caption={messages.schedule.caption}
          rows={data ? toListRows(data, messages) : []}
          hrefOf={(row) => paths.event(row.id)}
          loading={!data && !error}
          error={error?.message}
          onRetry={retry}
          empty={
            <ListEmpty
              filters={filters}
              words={messages.schedule}
              elsewhere={{ href: paths.results, label: messages.sections.results }}
            />
          }
        />
      </Bleed>
      <ListFoot filters={filters} pageCount={data?.quantityPages ?? 0} />
    </Page>
  );
}

/** How much is planned, and the race that starts next; both stay as they are while the list is filtered. */
function ScheduleHead() {
  const { schedule } = useMessages();
  const { locale } = useOtryv();
  const now = useNow(minuteMs);
  const { data, error } = useNextEvent();
  const [next] = data?.events ?? [];
  const away = next && formatCountdown((epochMs(next.eventStart) ?? 0) - now, locale);
  const count = data && formatCount(locale, data.quantityEvents, schedule.count);

  return (
    <>
      <PageHead title={schedule.title}>{away && count && schedule.nearest(count, away)}</PageHead>
      {!data && !error && <Skeleton shape="hero" />}
      {data && next && <NextRace event={next} routes={data.routes} />}
    </>
  );
}
