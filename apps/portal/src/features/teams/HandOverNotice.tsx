import { formatDateTime } from '@otryv/race';
import { Button, Notice, useOtryv } from '@otryv/ui';
import { reloadUser } from '../../lib/access/startSession.ts';
import { useSend } from '../../lib/api/useSend.ts';
import { useMessages } from '../../lib/messages/useMessages.ts';
import { ru as teamsMessages } from './messages/ru.ts';
import { useOwnTeams } from './useOwnTeams.ts';

/** Asks the member who is offered the team whether to accept it. */
export function HandOverNotice({ teamId }: { teamId: string }) {
  const { handOver: messages } = useMessages(teamsMessages);
  const { locale, timeZone } = useOtryv();
  const member = useOwnTeams().data?.data.member;
  const { send, isSending } = useSend('POST', '/api/teams/hand-over', {
    onDone: () => void reloadUser().catch(() => undefined),
  });
  if (member?._id !== teamId || member.handOver?.userId !== member.userId) return null;

  return (
    <Notice
      title={messages.title}
      action={
        <>
          <Button kind="quiet" disabled={isSending} onClick={() => void send({ body: { accepts: false } })}>
            {messages.decline}
          </Button>
          <Button kind="primary" busy={isSending} onClick={() => void send({ body: { accepts: true } })}>
            {messages.accept}
          </Button>
        </>
      }
    >
      {messages.text(formatDateTime(member.handOver.expiresAt, { locale, timeZone }))}
    </Notice>
  );
}
