import { addresses, addressOf } from '@otryv/contract/addresses';
import { ResultsListTable } from '@otryv/tables';
import { PageHead } from '@otryv/ui';
import { OngoingList } from '../../events/OngoingList.tsx';
import { useOngoingRaces } from '../../events/useOngoingRaces.ts';
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
      head={<ResultsHead title={resultsList.title} />}
      table={ResultsListTable}
      pathOf={(eventId) => addressOf(addresses.raceResults, { eventId })}
      elsewhere={{ href: addressOf(addresses.schedule), label: titles.schedule }}
    />
  );
}

/** What is on stays as it is while the list is filtered. */
function ResultsHead({ title }: { title: string }) {
  const { data, reload } = useOngoingRaces();

  return (
    <>
      <PageHead title={title} />
      {data && <OngoingList races={data.data} onChange={reload} />}
    </>
  );
}
