import { addresses, addressOf } from '@otryv/contract/addresses';
import { LinkButton, Notice } from '@otryv/ui';
import { useRead } from '../../lib/api/useRead.ts';
import { useMessages } from '../../lib/messages/useMessages.ts';
import { useUser } from '../../lib/session/sessionStore.ts';
import { usePayHref } from '../shared/billing/usePayHref.ts';
import { ru as zwiftMessages } from './messages/ru.ts';

/**
 * Renders the problems that keep an organizer's races out of the game before a form is filled in, each with the page
 * that solves it.
 */
export function OrganizerTroubles() {
  const organizerId = useUser()?.organizer;

  return organizerId ? <Troubles organizerId={organizerId} /> : null;
}

function Troubles({ organizerId }: { organizerId: string }) {
  const messages = useMessages(zwiftMessages);
  const payHref = usePayHref();
  const { data: bots } = useRead('/api/organizer/bots', { query: { organizerId } });
  const { data: own } = useRead('/api/organizer/{id}', { params: { id: organizerId } });
  const isServed = bots?.data.some(({ state }) => state === 'working' || state === 'expiring');

  return (
    <>
      {bots && !isServed && (
        <Notice
          tone="danger"
          action={
            <LinkButton size="s" href={addressOf(addresses.organizerBots)}>
              {messages.toBots}
            </LinkButton>
          }
        >
          {bots.data.length === 0 ? messages.noBot : messages.deadBot}
        </Notice>
      )}
      {own?.data.organizer.isActive === false && (
        <Notice
          tone="warning"
          action={
            <LinkButton size="s" href={payHref}>
              {messages.pay}
            </LinkButton>
          }
        >
          {messages.unpaid}
        </Notice>
      )}
    </>
  );
}
