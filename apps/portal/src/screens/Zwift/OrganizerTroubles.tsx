import type { AuthUser } from '@otryv/contract';
import { addresses, addressOf } from '@otryv/contract/addresses';
import { LinkButton, Notice } from '@otryv/ui';
import { useRead } from '../../api/useRead.ts';
import { useUser } from '../../session/sessionStore.ts';
import { useZwiftMessages } from './messages/useZwiftMessages.ts';

/** What keeps an organizer's races out of the game, shown before a form is filled in, with the page that solves it. */
export function OrganizerTroubles() {
  const user = useUser();

  return user?.organizer ? <Troubles organizerId={user.organizer} zwiftId={user.zwiftId} /> : null;
}

function Troubles({ organizerId, zwiftId }: { organizerId: string; zwiftId: AuthUser['zwiftId'] }) {
  const words = useZwiftMessages();
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
              {words.toBots}
            </LinkButton>
          }
        >
          {bots.data.length === 0 ? words.noBot : words.deadBot}
        </Notice>
      )}
      {own?.data.organizer.isActive === false && (
        <Notice
          tone="warning"
          action={
            <LinkButton size="s" href={addressOf(addresses.settingsServices, { zwiftId: zwiftId ?? 0 })}>
              {words.pay}
            </LinkButton>
          }
        >
          {words.unpaid}
        </Notice>
      )}
    </>
  );
}
