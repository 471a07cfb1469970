import type { ProtocolVersion } from '@otryv/contract';
import { ShiftSummary } from '@otryv/forms';
import { ErrorState, Select, Skeleton, Stack, Toolbar } from '@otryv/ui';
import { useState } from 'react';
import { useRead } from '../../../lib/api/useRead.ts';
import { useMessages } from '../../../lib/messages/useMessages.ts';
import { ru as whyMessages } from './messages/ru.ts';
import { versionDifference } from './versionDifference.ts';

interface VersionDifferenceProps {
  eventId: string;
  /** Versions, newest first; at least two. */
  versions: readonly ProtocolVersion[];
}

/** Renders the differences between two versions of a protocol, initially the last two. */
export function VersionDifference({ eventId, versions }: VersionDifferenceProps) {
  const messages = useMessages(whyMessages);
  const [later, setLater] = useState(String(versions[0]?.version ?? ''));
  const [earlier, setEarlier] = useState(String(versions[1]?.version ?? ''));
  const options = versions.map(({ version }) => ({ value: String(version), label: messages.version(version) }));

  return (
    <Stack>
      <Toolbar>
        <Select label={messages.earlier} options={options} value={earlier} onChange={setEarlier} />
        <Select label={messages.later} options={options} value={later} onChange={setLater} />
      </Toolbar>
      <Difference eventId={eventId} earlier={earlier} later={later} />
    </Stack>
  );
}

function Difference({ eventId, earlier, later }: { eventId: string; earlier: string; later: string }) {
  const messages = useMessages(whyMessages);
  const before = useVersion(eventId, earlier);
  const after = useVersion(eventId, later);
  const error = before.error ?? after.error;
  const retry = () => {
    before.reload();
    after.reload();
  };

  if (error) {
    return (
      <ErrorState
        title={messages.differenceFailed}
        onRetry={error.isFinal ? undefined : retry}
        busy={before.isRetrying || after.isRetrying}
      >
        {error.message}
      </ErrorState>
    );
  }
  if (!before.data || !after.data) return <Skeleton shape="block" />;
  const outcome = versionDifference(before.data, after.data);
  return outcome.shifts.length === 0 ? (
    <p role="status">{messages.noDifference}</p>
  ) : (
    <ShiftSummary key={`${earlier} ${later}`} outcome={outcome} />
  );
}

function useVersion(id: string, version: string) {
  return useRead('/api/race/results/{id}/versions/{version}', { params: { id, version } });
}
