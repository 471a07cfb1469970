import type { RaceResults } from '@otryv/contract';
import {
  finishProtocol,
  formatDistance,
  formatElevation,
  formatGap,
  isRankedByGroup,
  raceTimeParts,
} from '@otryv/race';
import { DateTime, Hero, type KeyFigure, type MetaItem, RouteFigure, Tabs, WorldRoute } from '@otryv/ui';
import { CalendarDays, Hourglass, Map as MapIcon, Megaphone } from 'lucide-react';
import { useMessages } from '../../messages/useMessages.ts';
import { keyFigure } from './keyFigure.ts';
import { raceFacts } from './raceFacts.ts';
import { useRaceTab } from './useRaceTab.ts';

/** The head of a protocol: the race in a line and a few figures, and its parts. */
export function RaceHero({ race: { event, routes } }: { race: RaceResults }) {
  const messages = useMessages();
  const { tab, hrefOf } = useRaceTab();
  const { profile, distanceKm, elevationM, world, route } = raceFacts(event, routes, messages);
  const organizer = event.organizerId?.name ?? event.organizer;
  const dnf = event.results.filter(({ disqualification }) => disqualification === 'DNF').length;
  const meta: MetaItem[] = [
    { key: 'start', icon: CalendarDays, content: <DateTime at={event.eventStart} /> },
    { key: 'where', icon: MapIcon, content: <WorldRoute world={world} route={route} /> },
    ...(organizer ? [{ key: 'organizer', icon: Megaphone, content: organizer }] : []),
    ...(event.isFinal ? [] : [{ key: 'running', icon: Hourglass, content: messages.race.running }]),
  ];

  return (
    <Hero
      title={event.name}
      meta={meta}
      figures={[
        ...useWinnerFigures(event),
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
          current={hrefOf(tab)}
          tabs={[
            { href: hrefOf('results'), label: messages.race.results, count: event.results.length - dnf },
            { href: hrefOf('dnf'), label: messages.race.dnf, count: dnf },
            { href: hrefOf('about'), label: messages.race.about },
          ]}
        />
      }
    />
  );
}

/** The winner's time, and how far ahead of the second; of the first group where groups are ranked apart. */
function useWinnerFigures({ results, typeRaceCustom }: RaceResults['event']): KeyFigure[] {
  const { race: messages } = useMessages();
  const isByGroup = isRankedByGroup(finishProtocol(typeRaceCustom));
  const [winner, ...others] = results.filter(({ rankEvent }) => rankEvent > 0);
  const second = others.find(({ subgroupLabel }) => !isByGroup || subgroupLabel === winner?.subgroupLabel);
  const time = raceTimeParts(winner?.activityData.durationInMilliseconds.value);
  if (!time) return [];
  const first: KeyFigure = { label: messages.winnerTime, value: time.main, rest: time.thousandths };
  return second && second.gap !== null ? [first, { label: messages.winnerGap, value: formatGap(second.gap) }] : [first];
}
