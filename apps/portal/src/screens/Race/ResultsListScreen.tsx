import { ResultsListTable } from '@otryv/tables';
import { PageHead } from '@otryv/ui';
import { useMessages } from '../../messages/useMessages.ts';
import { paths } from '../../paths.ts';
import { RaceList } from './RaceList.tsx';

/** What is over, latest first. */
export function ResultsListScreen() {
  const { resultsList, sections } = useMessages();

  return (
    <RaceList
      started
      words={resultsList}
      section={sections.results}
      head={<PageHead title={resultsList.title} />}
      table={ResultsListTable}
      pathOf={paths.raceResults}
      elsewhere={{ href: paths.schedule, label: sections.schedule }}
    />
  );
}
