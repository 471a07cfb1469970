import type { ProtocolVersion, RaceResults } from '@otryv/contract';
import { DateTime, LineItem, Section, Skeleton } from '@otryv/ui';
import { History } from 'lucide-react';
import { VersionLines } from '../../shared/protocol/VersionLines.tsx';
import { useResultsEditMessages } from './messages/useResultsEditMessages.ts';
import { useCauses } from './useCauses.ts';
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
        <VersionLines
          words={words}
          versions={data.versions}
          isUnchanged={({ moved }) => moved === 0}
          line={(version) => <VersionLine key={version.version} version={version} />}
        />
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
