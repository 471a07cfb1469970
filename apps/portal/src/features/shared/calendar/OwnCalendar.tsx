import { addresses, addressOf } from '@otryv/contract/addresses';
import { formatDateTime } from '@otryv/race';
import { Button, LinkButton, Notice, Skeleton, Stack, Toolbar, useOtryv } from '@otryv/ui';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { signInHref } from '../../../lib/access/returnTo.ts';
import { startSession } from '../../../lib/access/startSession.ts';
import { ReadError } from '../../../lib/api/ReadError.tsx';
import { useRead } from '../../../lib/api/useRead.ts';
import { useSend } from '../../../lib/api/useSend.ts';
import { useMessages } from '../../../lib/messages/useMessages.ts';
import { useIsGuest, useSession } from '../../../lib/session/sessionStore.ts';
import { CalendarAddress } from './CalendarAddress.tsx';
import { ru as calendarMessages } from './messages/ru.ts';

const path = '/api/race/profile/calendar';
/** Placeholder for the number of a rider, which the reader may not have. */
const ofReader = '0';

/** Renders the secret link of the reader's own calendar; guests are asked to sign in. */
export function OwnCalendar() {
  const messages = useMessages(calendarMessages);
  const { pathname, search } = useLocation();
  const { user, error } = useSession();
  const isGuest = useIsGuest();
  if (isGuest) {
    return (
      <Stack gap="s">
        <p>{messages.signInText}</p>
        <LinkButton kind="primary" href={signInHref(`${pathname}${search}`)}>
          {messages.signIn}
        </LinkButton>
      </Stack>
    );
  }
  if (error) {
    return <ReadError title={messages.failed} error={error} isRetrying={false} retry={() => void startSession()} />;
  }
  if (user === null) return <Skeleton shape="block" />;

  return (
    <Stack gap="s">
      <p>{messages.ownText}</p>
      <ProofNotice />
      <OwnLink key={user.id} />
    </Stack>
  );
}

/** Explains that the reader's sign-ups are unknown without a verified rider. */
function ProofNotice() {
  const messages = useMessages(calendarMessages);
  const params = { zwiftId: ofReader };
  const { data } = useRead('/api/race/profile/settings/{zwiftId}', { params });
  if (!data || data.data.gameIds.some(({ isProved }) => isProved)) return null;

  return (
    <Notice
      tone="warning"
      action={
        <LinkButton size="s" href={addressOf(addresses.settingsZwift, params)}>
          {messages.toZwift}
        </LinkButton>
      }
    >
      {messages.unlinked}
    </Notice>
  );
}

function OwnLink() {
  const messages = useMessages(calendarMessages);
  const { locale, timeZone } = useOtryv();
  const { data, error, isRetrying, retry, reload } = useRead(path, {});
  // Not stored anywhere else, and gone once the dialog is closed.
  const [url, setUrl] = useState<string | null>(null);
  const creation = useSend('POST', path, { isQuiet: true });
  const removal = useSend('DELETE', path, { onDone: () => setUrl(null) });
  const create = async () => {
    const sent = await creation.send({});
    if (sent) setUrl(sent.response.data.url);
  };
  const remove = async () => {
    // Another tab may have disabled it.
    if (!(await removal.send({}))) reload();
  };
  if (error) {
    return <ReadError title={messages.failed} error={error} isRetrying={isRetrying} retry={retry} />;
  }
  if (!data) return <Skeleton shape="block" />;
  const link = data.data;

  return (
    <>
      <div role="status">
        {url !== null && <Notice tone="warning">{messages.once}</Notice>}
        {url === null && link && (
          <Stack>
            <p>{messages.exists(formatDateTime(link.createdAt, { locale, timeZone }))}</p>
          </Stack>
        )}
      </div>
      {url !== null && (
        <div ref={focus} tabIndex={-1}>
          <CalendarAddress path={url} />
        </div>
      )}
      <Toolbar>
        {url === null && (
          <Button kind={link ? 'secondary' : 'primary'} busy={creation.isSending} onClick={() => void create()}>
            {creation.isSending ? messages.creating : link ? messages.renew : messages.create}
          </Button>
        )}
        {link && (
          <Button busy={removal.isSending} onClick={() => void remove()}>
            {removal.isSending ? messages.removing : messages.remove}
          </Button>
        )}
      </Toolbar>
    </>
  );
}

/** Focuses the address, because the button that had the focus has been removed. */
function focus(address: HTMLElement | null): void {
  address?.focus();
}
