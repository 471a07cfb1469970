import { toResultsTableRow } from '@otryv/client/rows';
import { ResultsTable } from '@otryv/tables';
import { Section } from '@otryv/ui';
import { useRead } from '../../../lib/api/useRead.ts';
import { useMessages } from '../../../lib/messages/useMessages.ts';
import { ru as resultsEditMessages } from './messages/ru.ts';

/** Renders the full rows of riders who hide figures from others; nothing if there are none. */
export function HiddenFigures({ eventId }: { eventId: number }) {
  const messages = useMessages(resultsEditMessages);
  const { data } = useRead('/api/race/results/{id}/hidden', { params: { id: String(eventId) } });
  if (!data || data.data.length === 0) return null;

  return (
    <Section title={messages.hiddenTitle}>
      <p>{messages.hiddenText}</p>
      <ResultsTable caption={messages.hiddenTitle} rows={data.data.map(toResultsTableRow)} />
    </Section>
  );
}
