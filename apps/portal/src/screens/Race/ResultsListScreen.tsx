import { addresses, addressOf } from '@otryv/contract/addresses';
import { ResultsListTable } from '@otryv/tables';
import { PageHead } from '@otryv/ui';
import { useMessages } from '../../messages/useMessages.ts';
import { useListMessages } from './messages/useListMessages.ts';
import { RaceList } from './RaceList.tsx';

/** What is over, latest first. */
export function ResultsListScreen() {
  const { resultsList } = useListMessages();
  const { titles } = useMessages();

  return (
    <RaceList
      started
      words={resultsList}
      address="results"
      head={<PageHead title={resultsList.title} />}
      table={ResultsListTable}
      pathOf={(eventId) => addressOf(addresses.raceResults, { eventId })}
      elsewhere={{ href: addressOf(addresses.schedule), label: titles.schedule }}
    />
  );
}
