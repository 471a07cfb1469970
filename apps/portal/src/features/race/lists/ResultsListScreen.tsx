import { addresses, addressOf } from '@otryv/contract/addresses';
import { ResultsListTable } from '@otryv/tables';
import { PageHead } from '@otryv/ui';
import { useMessages } from '../../../lib/messages/useMessages.ts';
import { OngoingList } from '../../shared/events/OngoingList.tsx';
import { useOngoingRaces } from '../../shared/events/useOngoingRaces.ts';
import { ru as listMessages } from './messages/ru.ts';
import { RaceList } from './RaceList.tsx';
import { useNextEvent } from './useEvents.ts';

/** Renders the ongoing races, and the finished ones, latest first. */
export function ResultsListScreen() {
  const { resultsList } = useMessages(listMessages);
  const { titles } = useMessages();
  const [next] = useNextEvent().data?.events ?? [];
  const ongoing = useOngoingRaces(next?.eventStart);

  return (
    <RaceList
      started
      texts={resultsList}
      address="results"
      head={
        <>
          <PageHead title={resultsList.title} />
          {ongoing.data && <OngoingList races={ongoing.data.data} onChange={ongoing.reload} />}
        </>
      }
      isHeadWaiting={!ongoing.data && !ongoing.error}
      table={ResultsListTable}
      pathOf={(eventId) => addressOf(addresses.raceResults, { eventId })}
      elsewhere={{ href: addressOf(addresses.schedule), label: titles.schedule }}
    />
  );
}
