import type { DeviceSession } from '@otryv/contract';
import { Button, Chip, DateTime, ErrorState, Icon, LineItem, LineList, Setting, Skeleton } from '@otryv/ui';
import { LogOut, MonitorSmartphone } from 'lucide-react';
import type { GetPath } from '../../api/client.ts';
import { useRead } from '../../api/useRead.ts';
import { useSend } from '../../api/useSend.ts';
import { useProfileMessages } from './messages/useProfileMessages.ts';

const path = '/api/auth/sessions';
const changes: readonly GetPath[] = [path];

/** The devices that are signed in; each of the others can be signed out. */
export function DevicesSetting() {
  const { devices } = useProfileMessages();
  const { data, error, isRetrying, retry } = useRead(path, {});
  const others = useSend('DELETE', path, { changes });

  return (
    <Setting title={devices.title} description={devices.text}>
      {error && (
        <ErrorState title={devices.failed} onRetry={retry} busy={isRetrying}>
          {error.message}
        </ErrorState>
      )}
      {!error && !data && <Skeleton shape="line" />}
      {data && (
        <LineList>
          {data.data.map((session) => (
            <DeviceLine key={session._id} session={session} />
          ))}
        </LineList>
      )}
      {data && data.data.length > 1 && (
        <Button kind="quiet" busy={others.isSending} onClick={() => void others.send({})}>
          <Icon of={LogOut} /> {devices.endOthers}
        </Button>
      )}
    </Setting>
  );
}

function DeviceLine({ session }: { session: DeviceSession }) {
  const { devices } = useProfileMessages();
  const { send, isSending } = useSend('DELETE', '/api/auth/sessions/{id}', { changes });
  const { _id, isCurrent, address, createdAt, lastUsedAt } = session;
  const device = session.device || devices.unknown;

  return (
    <LineItem
      icon={MonitorSmartphone}
      title={device}
      chip={isCurrent && <Chip tone="line">{devices.current}</Chip>}
      detail={
        <>
          {address}, {devices.signedIn} <DateTime at={createdAt} inSentence />, {devices.used}{' '}
          <DateTime at={lastUsedAt} inSentence />
        </>
      }
      action={
        !isCurrent && (
          <Button
            size="s"
            aria-label={devices.end(device)}
            busy={isSending}
            onClick={() => void send({ params: { id: _id } })}
          >
            {devices.endShort}
          </Button>
        )
      }
    />
  );
}
