import type { RaceResults } from '@otryv/contract';
import { ProtocolVersions } from '@otryv/tables';
import { Section, Skeleton } from '@otryv/ui';
import { useMessages } from '../../../lib/messages/useMessages.ts';
import { ru as resultsEditMessages } from './messages/ru.ts';
import { useProtocolHistory } from './useProtocolEditing.ts';

/** Renders the versions of a protocol, newest first: the cause of each and how many ranks it changed. */
export function VersionList({ event }: { event: RaceResults['event'] }) {
  const messages = useMessages(resultsEditMessages);
  const { data, error } = useProtocolHistory(String(event.id));
  if (error) return null;

  return (
    <Section title={messages.versions}>
      {data ? <ProtocolVersions versions={data.versions} /> : <Skeleton shape="line" />}
    </Section>
  );
}
