import type { RaceResults } from '@otryv/contract';
import { ProtocolVersions } from '@otryv/tables';
import { Section, Skeleton } from '@otryv/ui';
import { useResultsEditMessages } from './messages/useResultsEditMessages.ts';
import { useProtocolHistory } from './useProtocolEditing.ts';

/** The versions of a protocol, the newest first: why each was written and how many rows it moved. */
export function VersionList({ event }: { event: RaceResults['event'] }) {
  const words = useResultsEditMessages();
  const { data, error } = useProtocolHistory(String(event.id));
  if (error) return null;

  return (
    <Section title={words.versions}>
      {data ? <ProtocolVersions versions={data.versions} /> : <Skeleton shape="line" />}
    </Section>
  );
}
