import type { ProtocolVersion, RaceResults } from '@otryv/contract';
import { DateTime, LineItem, LineList, Section, Skeleton } from '@otryv/ui';
import { History } from 'lucide-react';
import { useCauses } from '../Why/useCauses.ts';
import { useResultsEditMessages } from './messages/useResultsEditMessages.ts';
import { useProtocolHistory } from './useProtocolEditing.ts';

/** The versions of a protocol, the newest first: why each was written and how many rows it moved. */
export function VersionList({ event }: { event: RaceResults['event'] }) {
  const words = useResultsEditMessages();
  const { data, error } = useProtocolHistory(String(event.id));
  if (error) return null;

  return (
    <Section title={words.versions}>
      {!data && <Skeleton shape="line" />}
      {data && (
        <LineList>
          {data.versions.map((version) => (
            <VersionLine key={version.version} version={version} />
          ))}
        </LineList>
      )}
    </Section>
  );
}

function VersionLine({ version: { version, createdAt, cause, moved } }: { version: ProtocolVersion }) {
  const words = useResultsEditMessages();
  const causes = useCauses();

  return (
    <LineItem
      icon={History}
      title={causes.nameOf(cause)}
      chip={words.version(version)}
      detail={
        <>
          <DateTime at={createdAt} inSentence />
          {moved !== null && `, ${causes.moved(moved)}`}
        </>
      }
    />
  );
}
