import { ResultsListTable } from '@otryv/tables';
import { LinkButton, Section } from '@otryv/ui';
import { useLatestResults } from '../../api/events.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { paths } from '../../paths.ts';
import { toListRows } from '../Race/listRows.ts';

const shown = 5;

/** The races that finished last; nothing while there are none. */
export function JustFinished() {
  const messages = useMessages();
  const { data, error } = useLatestResults(shown);
  if (error || data?.events.length === 0) return null;

  return (
    <Section
      title={messages.home.justFinished}
      action={
        <LinkButton kind="quiet" href={paths.results}>
          {messages.home.allResults}
        </LinkButton>
      }
    >
      <ResultsListTable
        caption={messages.home.justFinished}
        rows={data ? toListRows(data, messages) : []}
        loading={!data}
        hrefOf={(row) => paths.raceResults(row.id)}
      />
    </Section>
  );
}
