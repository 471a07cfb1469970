import type { SearchGroupName, SearchResults } from '@otryv/contract';
import { addresses, addressOf } from '@otryv/contract/addresses';
import { DateTime, type SearchGroup } from '@otryv/ui';
import { useMessages } from '../../lib/messages/useMessages.ts';
import { riderName } from '../../lib/names/riderName.ts';
import { isShared, riderNote } from '../../lib/names/riderNote.ts';
import { ru as searchMessages } from './messages/ru.ts';

/** Returns the hits as groups of links, best match first; each link has a detail that distinguishes namesakes. */
export function useSearchGroups(found: SearchResults['data']): SearchGroup[] {
  const { titles, shortTitles } = useMessages();
  const messages = useMessages(searchMessages);
  const { text, order, more, moreEvents, riders, events, teams, series, organizers, articles } = found;
  const list = (href: string) => `${href}?${new URLSearchParams({ search: text })}`;
  const rest = (name: SearchGroupName, href: string, label = messages.showAll) =>
    more.includes(name) ? [{ href, label }] : [];
  const groups: Record<SearchGroupName, SearchGroup> = {
    riders: {
      title: titles.riders,
      hits: riders.map((rider) => ({
        href: addressOf(addresses.riderResults, { zwiftId: rider.zwiftId }),
        label: riderName(rider),
        note: isShared(riderName(rider), riders.map(riderName)) ? riderNote(rider) : (rider.category ?? undefined),
      })),
      more: rest('riders', list(addressOf(addresses.riders))),
    },
    events: {
      title: messages.events,
      hits: events.map(({ id, name, eventStart, started }) => ({
        href: addressOf(started ? addresses.raceResults : addresses.event, { eventId: id }),
        label: name,
        note: <DateTime at={eventStart} />,
      })),
      more: [
        ...(moreEvents.includes('coming')
          ? [{ href: list(addressOf(addresses.schedule)), label: messages.showComing }]
          : []),
        ...(moreEvents.includes('past')
          ? [{ href: list(addressOf(addresses.results)), label: messages.showPast }]
          : []),
      ],
    },
    teams: {
      title: titles.teams,
      hits: teams.map(({ urlSlug, name, shortName }) => ({
        href: addressOf(addresses.teamMembers, { urlSlug }),
        label: name,
        note: shortName,
      })),
      more: rest('teams', list(addressOf(addresses.teams))),
    },
    series: {
      title: shortTitles.series,
      hits: series.map(({ urlSlug, name, dateStart }) => ({
        href: addressOf(addresses.seriesResults, { urlSlug }),
        label: name,
        note: <DateTime at={dateStart} show="day" />,
      })),
      more: rest('series', addressOf(addresses.series), messages.showSeries),
    },
    organizers: {
      title: titles.organizers,
      hits: organizers.map(({ urlSlug, name }) => ({
        href: addressOf(addresses.organizerSchedule, { urlSlug }),
        label: name,
      })),
      more: rest('organizers', addressOf(addresses.organizers), messages.showOrganizers),
    },
    articles: {
      title: titles.documentation,
      hits: articles.map(({ fileName, title }) => ({
        href: addressOf(addresses.publicDocument, { urlSlug: fileName }),
        label: title,
      })),
      more: rest('articles', list(addressOf(addresses.documentation))),
    },
  };

  return order.map((name) => groups[name]);
}
