import type { EventList, OngoingRaces } from '@otryv/contract';
import { addresses, addressOf } from '@otryv/contract/addresses';
import { wholeSchedule } from '@otryv/contract/embed';
import { formatCountdown } from '@otryv/race';
import { ScheduleTable, type ScheduleTableProps } from '@otryv/tables';
import { PageHead, Skeleton, useNow, useOtryv } from '@otryv/ui';
import type { Reading } from '../../../lib/api/useRead.ts';
import { useMessages } from '../../../lib/messages/useMessages.ts';
import { SubscribeButton } from '../../shared/calendar/SubscribeButton.tsx';
import { EmbedButton } from '../../shared/embed/EmbedButton.tsx';
import { NextRace } from '../../shared/events/NextRace.tsx';
import { OngoingList } from '../../shared/events/OngoingList.tsx';
import { useOngoingRaces } from '../../shared/events/useOngoingRaces.ts';
import { useOwnGroups } from '../../shared/events/useOwnGroup.ts';
import { ru as listMessages } from './messages/ru.ts';
import { RaceList } from './RaceList.tsx';
import { useNextEvent } from './useEvents.ts';
import { useChosenOrganizer } from './useListFilters.ts';

const minuteMs = 60_000;

/** Renders the coming races, earliest first. */
export function ScheduleScreen() {
  const { schedule } = useMessages(listMessages);
  const { titles } = useMessages();
  const next = useNextEvent();
  const ongoing = useOngoingRaces(next.data?.events[0]?.eventStart);
  const isHeadWaiting = (!next.data && !next.error) || (!ongoing.data && !ongoing.error);

  return (
    <RaceList
      started={false}
      texts={schedule}
      address="schedule"
      head={<ScheduleHead {...(!isHeadWaiting && { next: next.data, ongoing })} />}
      isHeadWaiting={isHeadWaiting}
      table={OwnSchedule}
      pathOf={(eventId) => addressOf(addresses.event, { eventId })}
      elsewhere={{ href: addressOf(addresses.results), label: titles.results }}
    />
  );
}

/** Renders the table with the groups that fit the reader. */
function OwnSchedule(props: ScheduleTableProps) {
  return <ScheduleTable {...props} ownGroupOf={useOwnGroups()} />;
}

interface ScheduleHeadProps {
  next?: EventList | undefined;
  ongoing?: Reading<OngoingRaces>;
}

/**
 * Renders the number of planned races, the ongoing ones, and the next start, all independent of the filters; a
 * placeholder until all are known, because each would push down those below it.
 */
function ScheduleHead({ next: list, ongoing }: ScheduleHeadProps) {
  const { schedule } = useMessages(listMessages);
  const { locale, timeZone } = useOtryv();
  const now = useNow(minuteMs);
  const [next] = list?.events ?? [];
  const away = next && formatCountdown(next.eventStart, { locale, timeZone, now });

  return (
    <>
      <PageHead title={schedule.title} actions={<ScheduleActions title={schedule.title} />}>
        {away && list && schedule.nearest(list.quantityEvents, away)}
      </PageHead>
      {!ongoing && <Skeleton shape="hero" />}
      {ongoing?.data && <OngoingList races={ongoing.data.data} onChange={ongoing.reload} />}
      {list && next && <NextRace event={next} routes={list.routes} />}
    </>
  );
}

/** Renders the subscribe and embed buttons; the embed shows the races of the selected organizer, or all. */
function ScheduleActions({ title }: { title: string }) {
  const organizerId = useChosenOrganizer();

  return (
    <>
      <SubscribeButton feed="everybody" />
      <EmbedButton kind="schedule" id={organizerId || wholeSchedule} name={title} />
    </>
  );
}
