import type { SearchResults } from '@otryv/contract';
import { addresses, addressOf } from '@otryv/contract/addresses';
import { DateTime, type SearchGroup } from '@otryv/ui';
import { useMessages } from '../messages/useMessages.ts';
import { riderName } from '../riders/riderName.ts';
import { useSearchMessages } from './messages/useSearchMessages.ts';

/** What was found as groups of links, each with what tells it from others of its name. */
export function useSearchGroups({ riders, events, teams, series, organizers }: SearchResults['data']): SearchGroup[] {
  const { titles, shortTitles } = useMessages();
  const messages = useSearchMessages();

  return [
    {
      title: titles.riders,
      hits: riders.map((rider) => ({
        href: addressOf(addresses.riderResults, { zwiftId: rider.zwiftId }),
        label: riderName(rider),
        note: rider.category ?? undefined,
      })),
    },
    {
      title: messages.events,
      hits: events.map(({ id, name, eventStart, started }) => ({
        href: addressOf(started ? addresses.raceResults : addresses.event, { eventId: id }),
        label: name,
        note: <DateTime at={eventStart} />,
      })),
    },
    {
      title: titles.teams,
      hits: teams.map(({ urlSlug, name, shortName }) => ({
        href: addressOf(addresses.teamMembers, { urlSlug }),
        label: name,
        note: shortName,
      })),
    },
    {
      title: shortTitles.series,
      hits: series.map(({ urlSlug, name, dateStart }) => ({
        href: addressOf(addresses.seriesResults, { urlSlug }),
        label: name,
        note: <DateTime at={dateStart} show="day" />,
      })),
    },
    {
      title: titles.organizers,
      hits: organizers.map(({ urlSlug, name }) => ({
        href: addressOf(addresses.organizerSchedule, { urlSlug }),
        label: name,
      })),
    },
  ];
}
