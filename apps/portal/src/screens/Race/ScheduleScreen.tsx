import { epochMs, formatCountdown } from '@otryv/race';
import { ScheduleTable } from '@otryv/tables';
import { PageHead, Skeleton, useNow, useOtryv } from '@otryv/ui';
import { useNextEvent } from '../../api/events.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { paths } from '../../paths.ts';
import { NextRace } from './NextRace.tsx';
import { RaceList } from './RaceList.tsx';

const minuteMs = 60_000;

/** What is coming, earliest first. */
export function ScheduleScreen() {
  const { schedule, sections } = useMessages();

  return (
    <RaceList
      started={false}
      words={schedule}
      section={sections.schedule}
      head={<ScheduleHead />}
      table={ScheduleTable}
      pathOf={paths.event}
      elsewhere={{ href: paths.results, label: sections.results }}
    />
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

  return (
    <>
      <PageHead title={schedule.title}>{away && data && schedule.nearest(data.quantityEvents, away)}</PageHead>
      {!data && !error && <Skeleton shape="hero" />}
      {data && next && <NextRace event={next} routes={data.routes} />}
    </>
  );
}
