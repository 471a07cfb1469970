import { protocolKindOf, toResultsTableRow } from '@otryv/client/rows';
import { ResultsTable } from '@otryv/tables';
import { eventId, otryv, portal } from './portal.ts';
import { useRead } from './useRead.ts';

const read = (signal: AbortSignal) => otryv.get('/api/race/results/{id}', { params: { id: Number(eventId) }, signal });

/** Renders the results of a race, with a link to each rider on the portal. */
export function Protocol() {
  const results = useRead(read);
  if (results.state === 'loading') return <p role="status">Загружаем протокол…</p>;
  // The API responds with a message for people.
  if (results.state === 'failed') return <p role="alert">{results.message}</p>;
  const { event } = results.data;

  return (
    <ResultsTable
      caption={`Протокол: ${event.name}`}
      rows={event.results.map(toResultsTableRow)}
      protocolKind={protocolKindOf(event)}
      profileHref={({ profileId }) => `${portal}/profile/${profileId}`}
      live={!event.isFinal}
    />
  );
}
