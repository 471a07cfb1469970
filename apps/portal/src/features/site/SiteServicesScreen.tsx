import type { ServicePrices } from '@otryv/contract';
import { addresses, addressOf } from '@otryv/contract/addresses';
import {
  Card,
  EmptyState,
  Grid,
  LineItem,
  LineList,
  LinkButton,
  Page,
  PageHead,
  PriceCard,
  Section,
  Skeleton,
} from '@otryv/ui';
import { Check } from 'lucide-react';
import { ReadError } from '../../lib/api/ReadError.tsx';
import { useRead } from '../../lib/api/useRead.ts';
import { useMessages } from '../../lib/messages/useMessages.ts';
import { useScreenPath } from '../../lib/navigation/crumbs.tsx';
import { useUser } from '../../lib/session/sessionStore.ts';
import { useSupportLink } from '../../lib/site/useSupportLink.tsx';
import { ru as siteServicesMessages } from './messages/services.ru.ts';

const kopecksPerRouble = 100;

/** Renders the prices and benefits of the portal's services, publicly. */
export function SiteServicesScreen() {
  const { titles, titleOf } = useMessages();
  const messages = useMessages(siteServicesMessages);
  const zwiftId = useUser()?.zwiftId ?? 0;
  const { data, error, isRetrying, retry } = useRead('/api/site-services-price', {});
  useScreenPath('siteServices');

  return (
    <Page>
      <title>{titleOf(titles.siteServices)}</title>
      <PageHead
        title={messages.title}
        actions={
          <>
            <LinkButton href={addressOf(addresses.offer)}>{messages.offer}</LinkButton>
            <LinkButton kind="primary" href={addressOf(addresses.settingsServices, { zwiftId })}>
              {messages.buy}
            </LinkButton>
          </>
        }
      >
        {messages.text}
      </PageHead>
      <Section title={messages.prices}>
        {error && <ReadError title={messages.failed} error={error} isRetrying={isRetrying} retry={retry} />}
        {!error && !data && <Skeleton shape="block" />}
        {data && <Prices plans={data.data.flatMap(({ plans }) => plans)} />}
      </Section>
      <Section title={messages.what}>
        <Gives />
      </Section>
    </Page>
  );
}

function Prices({ plans }: { plans: ServicePrices['data'][number]['plans'] }) {
  const messages = useMessages(siteServicesMessages);
  const support = useSupportLink();
  if (plans.length === 0) {
    return (
      <EmptyState title={messages.none} action={support}>
        {messages.noneText}
      </EmptyState>
    );
  }

  return (
    <Grid>
      {plans.map(({ id, amount, item }) => (
        <PriceCard
          key={id}
          title={messages.plans[item.unit](item.quantity)}
          amount={amount.kopecks / kopecksPerRouble}
          {...item}
        >
          {item.unit === 'piece' && messages.piece}
        </PriceCard>
      ))}
    </Grid>
  );
}

function Gives() {
  const { gives, free } = useMessages(siteServicesMessages);

  return (
    <Card>
      <LineList>
        <LineItem icon={Check} title={gives.events} />
        <LineItem icon={Check} title={gives.protocols} />
        <LineItem icon={Check} title={gives.queue} />
        <LineItem icon={Check} title={gives.reminders} />
        <LineItem icon={Check} title={free} />
      </LineList>
    </Card>
  );
}
