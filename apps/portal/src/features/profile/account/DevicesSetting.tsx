import type { DeviceSession } from '@otryv/contract';
import { Button, Icon, LineList, Setting, Skeleton } from '@otryv/ui';
import { LogOut } from 'lucide-react';
import { ReadError } from '../../../lib/api/ReadError.tsx';
import { useRead } from '../../../lib/api/useRead.ts';
import { useSend } from '../../../lib/api/useSend.ts';
import { useMessages } from '../../../lib/messages/useMessages.ts';
import { DeviceLine } from '../../shared/devices/DeviceLine.tsx';
import { ru as profileMessages } from '../messages/ru.ts';

const path = '/api/auth/sessions';

/** Renders the signed-in devices; each of the others can be signed out. */
export function DevicesSetting() {
  const { devices } = useMessages(profileMessages);
  const { data, error, isRetrying, retry } = useRead(path, {});
  const others = useSend('DELETE', path);

  return (
    <Setting title={devices.title} description={devices.text}>
      {error && <ReadError title={devices.failed} error={error} isRetrying={isRetrying} retry={retry} />}
      {!error && !data && <Skeleton shape="line" />}
      {data && (
        <LineList>
          {data.data.map((session) => (
            <OwnDevice key={session._id} session={session} />
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

function OwnDevice({ session }: { session: DeviceSession }) {
  const { send, isSending } = useSend('DELETE', '/api/auth/sessions/{id}');

  return <DeviceLine session={session} isEnding={isSending} onEnd={() => void send({ params: { id: session._id } })} />;
}
