import type { RaceResults } from '@otryv/contract';
import { formatDistance, formatElevation, formatGap, raceTimeParts } from '@otryv/race';
import { DateTime, Hero, type KeyFigure, type MetaItem, RouteFigure, Tabs, WorldRoute } from '@otryv/ui';
import { CalendarDays, Map as MapIcon, Megaphone } from 'lucide-react';
import { useMessages } from '../../messages/useMessages.ts';
import { paths } from '../../paths.ts';
import { keyFigure } from './keyFigure.ts';
import { raceFacts } from './raceFacts.ts';
import { useRaceTab } from './useRaceTab.ts';

/** The head of a protocol: the race in a line and a few figures, and its parts. */
export function RaceHero({ race: { event, routes } }: { race: RaceResults }) {
  const messages = useMessages();
  const [tab] = useRaceTab();
  const { profile, distanceKm, elevationM, world, route } = raceFacts(event, routes, messages);
  const base = paths.raceResults(event.id);
  const dnf = event.results.filter(({ disqualification }) => disqualification === 'DNF').length;
  const meta: MetaItem[] = [
    { key: 'start', icon: CalendarDays, content: <DateTime at={event.eventStart} /> },
    { key: 'where', icon: MapIcon, content: <WorldRoute world={world} route={route} /> },
    ...(event.organizerId ? [{ key: 'organizer', icon: Megaphone, content: event.organizerId.name }] : []),
  ];

  return (
    <Hero
      title={event.name}
      meta={meta}
      figures={[
        ...useWinnerFigures(event.results),
        keyFigure(messages.event.distance, formatDistance(distanceKm)),
        keyFigure(messages.event.climb, formatElevation(elevationM)),
        event.results.length === 0
          ? []
          : {
              label: messages.race.finished,
              value: String(event.results.length - dnf),
              rest: dnf > 0 ? messages.race.of(event.results.length) : undefined,
            },
      ].flat()}
      figure={<RouteFigure route={profile} distanceKm={distanceKm} />}
      tabs={
        <Tabs
          label={messages.race.tabs}
          current={tab === 'results' ? base : `${base}?tab=${tab}`}
          tabs={[
            { href: base, label: messages.race.results, count: event.results.length - dnf },
            { href: `${base}?tab=dnf`, label: messages.race.dnf, count: dnf },
            { href: `${base}?tab=about`, label: messages.race.about },
          ]}
        />
      }
    />
  );
}

function useWinnerFigures(results: RaceResults['event']['results']): KeyFigure[] {
  const { race: messages } = useMessages();
  const [winner, second] = results.filter(({ rankEvent }) => rankEvent > 0);
  const time = raceTimeParts(winner?.activityData.durationInMilliseconds.value);
  if (!time) return [];
  const first: KeyFigure = { label: messages.winnerTime, value: time.main, rest: time.thousandths };
  return second?.gap ? [first, { label: messages.winnerGap, value: formatGap(second.gap) }] : [first];
}
