import type { ProfileData } from '@otryv/contract';
import { addresses, addressOf } from '@otryv/contract/addresses';
import { Button, Icon, LinkButton, RiderHero, Tabs, useOtryv } from '@otryv/ui';
import { GitCompareArrows, RefreshCw, Shield } from 'lucide-react';
import { useSend } from '../../../lib/api/useSend.ts';
import { useMessages } from '../../../lib/messages/useMessages.ts';
import { riderName } from '../../../lib/names/riderName.ts';
import { useUser } from '../../../lib/session/sessionStore.ts';
import { SubscribeButton } from '../../shared/calendar/SubscribeButton.tsx';
import { EmbedButton } from '../../shared/embed/EmbedButton.tsx';
import { ru as ridersMessages } from '../messages/ru.ts';
import { RiderAccounts, riderFacts } from './riderFacts.tsx';
import { riderFigures } from './riderFigures.ts';
import { type RiderTab, riderTabs } from './riderTabs.ts';

const tabOrder = ['results', 'power', 'score', 'weight'] as const satisfies readonly RiderTab[];

/** Renders the header of a rider: name, key figures, and tabs. */
export function RiderHead({ data, tab }: { data: ProfileData; tab: RiderTab }) {
  const { profile, quantityRace } = data;
  const { zwiftId } = profile;
  const messages = useMessages(ridersMessages);
  const { riderTabs: labels } = useMessages();
  const { locale } = useOtryv();
  const user = useUser();
  const isOwn = user?.zwiftIds.includes(zwiftId) === true;
  const hrefOf = (key: RiderTab) => addressOf(addresses[riderTabs[key]], { zwiftId });
  const tabs = tabOrder.map((key) => ({
    href: hrefOf(key),
    label: labels[riderTabs[key]],
    ...(key === 'results' && { count: quantityRace }),
  }));
  const settings = { href: addressOf(addresses.settingsAccount, { zwiftId }), label: messages.settings };

  return (
    <RiderHero
      name={riderName(profile)}
      category={profile.category}
      imageSrc={profile.imageSrc}
      facts={[...riderFacts(data, messages), { key: 'accounts', content: <RiderAccounts zwiftId={zwiftId} /> }]}
      figures={riderFigures(data, messages, locale)}
      text={profile.bio}
      actions={
        <>
          {isOwn && <RefreshButton />}
          {isOwn && <SubscribeButton />}
          {user?.role === 'admin' && (
            <LinkButton href={addressOf(addresses.adminRiderBans, { zwiftId })}>
              <Icon of={Shield} /> {messages.administer}
            </LinkButton>
          )}
          <EmbedButton kind="rider" id={String(zwiftId)} name={riderName(profile)} />
          <CompareLink zwiftId={zwiftId} ownId={user?.zwiftId ?? null} isOwn={isOwn} />
        </>
      }
      tabs={<Tabs label={messages.tabs} current={hrefOf(tab)} tabs={isOwn ? [...tabs, settings] : tabs} />}
    />
  );
}

function RefreshButton() {
  const messages = useMessages(ridersMessages);
  const { send, isSending } = useSend('PUT', '/api/race/profile/my');

  return (
    <Button busy={isSending} onClick={() => void send({})}>
      <Icon of={RefreshCw} /> {isSending ? messages.refreshing : messages.refresh}
    </Button>
  );
}

/** Links to the comparison with the reader, or with a rider to select there. */
function CompareLink({ zwiftId, ownId, isOwn }: { zwiftId: number; ownId: number | null; isOwn: boolean }) {
  const messages = useMessages(ridersMessages);
  const withMe = ownId !== null && !isOwn;
  const riders = withMe ? `${ownId},${zwiftId}` : String(zwiftId);

  return (
    <LinkButton href={`${addressOf(addresses.compare)}?riders=${riders}`}>
      <Icon of={GitCompareArrows} /> {withMe ? messages.compareWithMe : messages.compare}
    </LinkButton>
  );
}
