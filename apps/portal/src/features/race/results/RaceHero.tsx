import type { RaceResults } from '@otryv/contract';
import { addresses, addressOf } from '@otryv/contract/addresses';
import {
  finishProtocol,
  formatDistance,
  formatElevation,
  formatGap,
  peopleOf,
  raceTimeParts,
  winnerOf,
} from '@otryv/race';
import type { ResultsTableRow } from '@otryv/tables';
import { DateTime, Hero, type KeyFigure, type MetaItem, RouteFigure, Tabs, WorldRoute } from '@otryv/ui';
import { CalendarDays, Hourglass, Map as MapIcon } from 'lucide-react';
import { useMessages } from '../../../lib/messages/useMessages.ts';
import { ru as eventMessages } from '../../shared/events/messages/ru.ts';
import { raceFacts } from '../../shared/events/raceFacts.ts';
import { RemoveEventButton } from '../../shared/events/removal/RemoveEventButton.tsx';
import { useMayEditEvent } from '../../shared/events/useEventRights.ts';
import { keyFigure } from '../keyFigure.ts';
import { ru as raceMessages } from '../messages/ru.ts';
import { organizerItem } from '../organizerItem.tsx';
import { seriesItem } from '../seriesItem.tsx';
import { useRaceTab } from './useRaceTab.ts';
import { useStateItem } from './useStateItem.tsx';

export interface RaceHeroProps {
  race: RaceResults;
  rows: readonly ResultsTableRow[];
}

/** Renders the header of a protocol: the race in a line, a few figures, and its tabs. */
export function RaceHero({ race: { event, routes }, rows }: RaceHeroProps) {
  const messages = useMessages(raceMessages);
  const { tab, hrefOf } = useRaceTab();
  const { profile, distanceKm, elevationM, world, route } = raceFacts(event, routes, useMessages(eventMessages));
  const mayEdit = useMayEditEvent(event);
  const dnf = peopleOf(rows.filter(({ disqualification }) => disqualification?.label === 'DNF')).length;
  const finished = peopleOf(rows.filter(({ disqualification }) => disqualification?.label !== 'DNF')).length;
  const started = peopleOf(rows).length;
  const meta: MetaItem[] = [
    { key: 'start', icon: CalendarDays, content: <DateTime at={event.eventStart} /> },
    { key: 'where', icon: MapIcon, content: <WorldRoute world={world} route={route} /> },
    ...seriesItem(event),
    ...organizerItem(event),
    ...useStateItem(event),
    ...(event.isFinal ? [] : [{ key: 'running', icon: Hourglass, content: messages.race.running }]),
  ];

  return (
    <Hero
      title={event.name}
      meta={meta}
      figures={[
        ...useWinnerFigures(rows, event),
        keyFigure(messages.event.distance, formatDistance(distanceKm)),
        keyFigure(messages.event.climb, formatElevation(elevationM)),
        rows.length === 0
          ? []
          : {
              label: messages.race.finished,
              value: String(finished),
              rest: started > finished ? messages.race.of(started) : undefined,
            },
      ].flat()}
      actions={
        mayEdit && (
          <RemoveEventButton
            label={messages.event.remove}
            event={{ id: event.id, name: event.name, started: true, riders: finished }}
            next={addressOf(addresses.results)}
          />
        )
      }
      figure={<RouteFigure route={profile} distanceKm={distanceKm} />}
      tabs={
        <Tabs
          label={messages.race.tabs}
          current={hrefOf(tab)}
          tabs={[
            { href: hrefOf('results'), label: messages.race.results, count: finished },
            { href: hrefOf('dnf'), label: messages.race.dnf, count: dnf },
            ...(mayEdit
              ? [{ href: addressOf(addresses.resultsEdit, { eventId: event.id }), label: messages.race.edit }]
              : []),
            { href: hrefOf('about'), label: messages.race.about },
          ]}
        />
      }
    />
  );
}

/** Returns the winner's time, and the lead over the second; of the first group when groups are ranked separately. */
function useWinnerFigures(rows: readonly ResultsTableRow[], { typeRaceCustom }: RaceResults['event']): KeyFigure[] {
  const { race: messages } = useMessages(raceMessages);
  const winner = winnerOf(rows, finishProtocol(typeRaceCustom));
  const time = raceTimeParts(winner?.row.timeMs);
  if (!winner || !time) return [];
  const first: KeyFigure = { label: messages.winnerTime, value: time.main, rest: time.thousandths };
  if (winner.secondGapMs === null) return [first];
  return [first, { label: messages.winnerGap, value: formatGap(winner.secondGapMs) }];
}
