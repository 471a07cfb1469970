import type { EventEligibility } from '@otryv/contract';
import { addresses, addressOf } from '@otryv/contract/addresses';
import {
  CategoryBadge,
  Disclosure,
  DisplayText,
  type Fact,
  FactList,
  LinkButton,
  Notice,
  Section,
  Skeleton,
  Stack,
} from '@otryv/ui';
import { useLocation } from 'react-router-dom';
import { signInHref } from '../../../../lib/access/returnTo.ts';
import { ReadError } from '../../../../lib/api/ReadError.tsx';
import { useRead } from '../../../../lib/api/useRead.ts';
import { useMessages } from '../../../../lib/messages/useMessages.ts';
import { useUser } from '../../../../lib/session/sessionStore.ts';
import { ru as eventFactMessages } from './messages/ru.ts';

/** Renders whether the reader may enter the groups of a race, and why; guests are invited to sign in. */
export function Eligibility({ eventId }: { eventId: string }) {
  const messages = useMessages(eventFactMessages);
  const user = useUser();
  const { pathname } = useLocation();

  return (
    <Section title={messages.eligibility}>
      {user === null ? (
        <Notice
          action={
            <LinkButton size="s" href={signInHref(pathname)}>
              {messages.signIn}
            </LinkButton>
          }
        >
          {messages.guest}
        </Notice>
      ) : (
        <OwnEligibility eventId={eventId} hasGameId={user.zwiftIds.length > 0} />
      )}
    </Section>
  );
}

function OwnEligibility({ eventId, hasGameId }: { eventId: string; hasGameId: boolean }) {
  const messages = useMessages(eventFactMessages);
  const { data, error, isRetrying, retry } = useRead('/api/race/events/{id}/eligibility', { params: { id: eventId } });
  if (error) {
    return <ReadError title={messages.eligibilityFailed} error={error} isRetrying={isRetrying} retry={retry} />;
  }
  if (!data) return <Skeleton shape="block" />;

  return (
    <Stack>
      <DisplayText as="p" size="d-s">
        {data.sentence}
      </DisplayText>
      {data.zwiftId === null && <GameIdNotice hasGameId={hasGameId} />}
      {data.groups.length > 0 && (
        <Disclosure title={messages.details}>
          <FactList facts={data.groups.map(factOf)} />
        </Disclosure>
      )}
    </Stack>
  );
}

/** Prompts to verify a linked game id, or to link one. */
function GameIdNotice({ hasGameId }: { hasGameId: boolean }) {
  const messages = useMessages(eventFactMessages);

  return (
    <Notice
      tone="warning"
      action={
        <LinkButton size="s" href={addressOf(addresses.settingsZwift, { zwiftId: 0 })}>
          {hasGameId ? messages.proveGameId : messages.linkGameId}
        </LinkButton>
      }
    >
      {hasGameId ? messages.unprovedGameId : messages.noGameId}
    </Notice>
  );
}

function factOf({ subgroupLabel, sentence }: EventEligibility['groups'][number]): Fact {
  return { key: subgroupLabel, label: <CategoryBadge category={subgroupLabel} />, value: sentence };
}
