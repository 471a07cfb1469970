import type { Event, EventList } from '@otryv/contract';
import { addresses, addressOf } from '@otryv/contract/addresses';
import { formatDay, formatTimeOfDay, formatWeekday, groupBy, type Locale, worldName, worldSlug } from '@otryv/race';
import { useMessages, useNow, useOtryv } from '@otryv/ui';
import { embedCatalogues } from '../messages/messages.ts';
import { dataOf } from '../state/kind.ts';
import { schedule, scheduleOf } from '../state/schedule.ts';
import { EmbedCard } from './EmbedCard.tsx';
import { EmbedEmpty } from './EmbedEmpty.tsx';
import { EmbedList } from './EmbedList.tsx';
import { EmbedMissing } from './EmbedMissing.tsx';
import { lengthOf } from './lengthOf.ts';
import type { WidgetProps } from './widgetProps.ts';

const minuteMs = 60_000;

/** Upcoming races, by day. */
export function ScheduleEmbed({ state }: WidgetProps) {
  const { embed, origin, reads } = state;
  const { schedule: messages } = useMessages(embedCatalogues);
  const { locale, timeZone } = useOtryv();
  const now = useNow(minuteMs);
  const data = dataOf(reads, scheduleOf(embed));
  const facts = schedule.factsOf(state);
  if (!data || !facts) return <EmbedMissing origin={origin} />;
  const { events, quantityEvents } = data;
  const pattern = { locale, timeZone, now };
  const dayOf = ({ eventStart }: Event) =>
    [formatDay(eventStart, pattern), formatWeekday(eventStart, pattern)].join(', ');

  return (
    <EmbedCard
      title={facts.title}
      count={events.length < quantityEvents && messages.more(events.length, quantityEvents)}
      href={origin + facts.path}
      link={messages.link}
    >
      {events.length === 0 && (
        <EmbedEmpty>
          {messages.emptyTitle}. {messages.emptyText}
        </EmbedEmpty>
      )}
      {[...groupBy(events, dayOf)].map(([day, races]) => (
        <EmbedList
          key={day}
          title={day}
          rows={races.map((event) => ({
            key: event.id,
            lead: formatTimeOfDay(event.eventStart, pattern),
            name: event.name,
            href: origin + addressOf(addresses.event, { eventId: event.id }),
            text: [routeOf(event, data, locale), lengthOf(event, locale)].filter(Boolean).join(', '),
            end: event.totalSignedUpCount > 0 && messages.signedUp(event.totalSignedUpCount),
          }))}
        />
      ))}
    </EmbedCard>
  );
}

/** Returns the world and the route of the first group, as the portal's lists name them. */
function routeOf({ eventSubgroups: [group], mapId, routeId }: Event, { routes }: EventList, locale: Locale): string {
  const route = routes.find(({ id }) => id === (group?.routeId ?? routeId));
  return [worldName(route?.world ?? worldSlug(group?.mapId ?? mapId), locale), route?.name].filter(Boolean).join(', ');
}
