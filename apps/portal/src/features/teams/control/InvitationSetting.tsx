import { addresses, addressOf } from '@otryv/contract/addresses';
import { formatDay } from '@otryv/race';
import { Button, Icon, LineItem, LineList, Setting, Toolbar, useOtryv } from '@otryv/ui';
import { Copy } from 'lucide-react';
import { useRead } from '../../../lib/api/useRead.ts';
import { useSend } from '../../../lib/api/useSend.ts';
import { useMessages } from '../../../lib/messages/useMessages.ts';
import { showAlert } from '../../../lib/notices/alerts.ts';
import { ListState } from './ListState.tsx';
import { ru as controlMessages } from './messages/ru.ts';

const path = '/api/teams/invitation';

/** Renders the link by which riders join without a request: create, copy, revoke. */
export function InvitationSetting() {
  const { invitation: messages } = useMessages(controlMessages);
  const { locale, timeZone } = useOtryv();
  const reading = useRead(path, {});
  const making = useSend('POST', path);
  const revoking = useSend('DELETE', path);
  const invitation = reading.data?.data ?? null;
  const makeLabel = invitation === null ? messages.make : messages.renew;

  return (
    <Setting title={messages.title} description={messages.text}>
      <ListState reading={reading} />
      {reading.data && (
        <>
          {invitation && <LinkToCopy token={invitation.token} />}
          <p>
            {invitation === null
              ? messages.none
              : messages.state(
                  formatDay(invitation.expiresAt, { locale, timeZone }),
                  invitation.used,
                  invitation.limit,
                )}
          </p>
          <Toolbar>
            <Button size="s" busy={making.isSending} onClick={() => void making.send({})}>
              {makeLabel}
            </Button>
            {invitation && (
              <Button size="s" kind="quiet" busy={revoking.isSending} onClick={() => void revoking.send({})}>
                {messages.revoke}
              </Button>
            )}
          </Toolbar>
        </>
      )}
    </Setting>
  );
}

function LinkToCopy({ token }: { token: string }) {
  const { invitation: messages } = useMessages(controlMessages);
  const href = new URL(addressOf(addresses.teamInvitation, { token }), window.location.href).href;
  const copy = async () => {
    await navigator.clipboard.writeText(href);
    showAlert({ tone: 'success', message: messages.copied });
  };

  return (
    <LineList>
      <LineItem
        title={messages.link}
        detail={href}
        action={
          <Button size="s" onClick={() => void copy()}>
            <Icon of={Copy} size="s" /> {messages.copy}
          </Button>
        }
      />
    </LineList>
  );
}
