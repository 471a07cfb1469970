import type { AdminUser, DeviceSession } from '@otryv/contract';
import { Button, ConfirmDialog, Icon, LineList, Setting, Skeleton } from '@otryv/ui';
import { LogOut } from 'lucide-react';
import { useState } from 'react';
import { ReadError } from '../../../lib/api/ReadError.tsx';
import { useRead } from '../../../lib/api/useRead.ts';
import { useSend } from '../../../lib/api/useSend.ts';
import { useMessages } from '../../../lib/messages/useMessages.ts';
import { DeviceLine } from '../../shared/devices/DeviceLine.tsx';
import { ru as adminMessages } from '../messages/ru.ts';

const path = '/api/admin/users/{id}/sessions';

/** Renders the devices where an account is signed in; each can be signed out. */
export function UserSessions({ user: { _id: id, username } }: { user: AdminUser }) {
  const { user: messages } = useMessages(adminMessages);
  const { data, error, isRetrying, retry } = useRead(path, { params: { id } });
  const [isAsked, setIsAsked] = useState(false);
  const { submit } = useSend('DELETE', path);
  const endAll = async () => {
    await submit({ params: { id } });
    setIsAsked(false);
  };

  return (
    <Setting title={messages.sessions} description={messages.sessionsText}>
      {error && <ReadError title={messages.sessionsFailed} error={error} isRetrying={isRetrying} retry={retry} />}
      {!error && !data && <Skeleton shape="line" />}
      {data?.data.length === 0 && messages.noSessions}
      {data && data.data.length > 0 && (
        <>
          <LineList>
            {data.data.map((session) => (
              <SessionLine key={session._id} userId={id} session={session} />
            ))}
          </LineList>
          <Button kind="quiet" onClick={() => setIsAsked(true)}>
            <Icon of={LogOut} /> {messages.endAll}
          </Button>
        </>
      )}
      <ConfirmDialog
        open={isAsked}
        destructive
        title={messages.endAllTitle(username)}
        description={messages.endAllText}
        action={messages.endAll}
        pendingAction={messages.endingAll}
        onConfirm={endAll}
        onClose={() => setIsAsked(false)}
      />
    </Setting>
  );
}

function SessionLine({ userId, session }: { userId: string; session: DeviceSession }) {
  const { send, isSending } = useSend('DELETE', '/api/admin/users/{id}/sessions/{sessionId}');
  const params = { id: userId, sessionId: session._id };

  return <DeviceLine session={session} isEnding={isSending} onEnd={() => void send({ params })} />;
}
