import type { PurchasableServices, ServiceSlots } from '@otryv/contract';
import { addresses, addressOf } from '@otryv/contract/addresses';
import { PaymentForm } from '@otryv/forms';
import { DateTime, EmptyState, Link, LinkButton, Notice, Setting, Skeleton } from '@otryv/ui';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { ReadError } from '../../../lib/api/ReadError.tsx';
import { useRead } from '../../../lib/api/useRead.ts';
import { useSend } from '../../../lib/api/useSend.ts';
import { useMessages } from '../../../lib/messages/useMessages.ts';
import { useUser } from '../../../lib/session/sessionStore.ts';
import { useSupportLink } from '../../../lib/site/useSupportLink.tsx';
import { ru as servicesMessages } from './messages/ru.ts';

export interface PurchaseSettingProps {
  /** Whether there is an address for the receipt. */
  hasReceiptEmail: boolean;
  slots: ServiceSlots | undefined;
}

/** Buys a period of the service: the server creates the payment, which is paid on the provider's page. */
export function PurchaseSetting({ hasReceiptEmail, slots }: PurchaseSettingProps) {
  const { purchase: messages } = useMessages(servicesMessages);
  const { data, error, isRetrying, retry } = useRead('/api/site-services/purchasable', {});
  const last = slots && [...slots.upcoming, ...slots.active][0];

  return (
    <Setting
      wide
      title={messages.title}
      description={
        <>
          {last && (
            <>
              {messages.queued} <DateTime at={last.endDate} show="day" inSentence />.{' '}
            </>
          )}
          {messages.text}
        </>
      }
    >
      {error && <ReadError title={messages.failed} error={error} isRetrying={isRetrying} retry={retry} />}
      {!error && !data && <Skeleton shape="block" />}
      {data?.data.length === 0 && <NothingToBuy />}
      {data && data.data.length > 0 && <Purchase offers={data.data} hasReceiptEmail={hasReceiptEmail} />}
    </Setting>
  );
}

function NothingToBuy() {
  const { purchase: messages } = useMessages(servicesMessages);
  const hasOrganizer = useUser()?.organizer !== null;
  const support = useSupportLink();
  const toOrganizers = <LinkButton href={addressOf(addresses.organizers)}>{messages.toOrganizers}</LinkButton>;

  return (
    <EmptyState title={messages.none} action={hasOrganizer ? support : toOrganizers}>
      {hasOrganizer ? messages.noPlans : messages.noOrganizer}
    </EmptyState>
  );
}

interface PurchaseProps {
  offers: PurchasableServices['data'];
  hasReceiptEmail: boolean;
}

function Purchase({ offers, hasReceiptEmail }: PurchaseProps) {
  const { purchase: messages } = useMessages(servicesMessages);
  const { zwiftId = '0' } = useParams();
  const { submit } = useSend('POST', '/api/payments');
  const [opened, setOpened] = useState<string | null>(null);
  const returnUrl = addressOf(addresses.settingsServices, { zwiftId });
  if (opened !== null) return <OpenedPayment href={opened} />;

  return (
    <>
      {!hasReceiptEmail && (
        <Notice
          tone="warning"
          action={
            <LinkButton size="s" href={addressOf(addresses.settingsAccount, { zwiftId })}>
              {messages.toAccount}
            </LinkButton>
          }
        >
          {messages.emailNeeded}
        </Notice>
      )}
      <PaymentForm
        offers={offers}
        note={
          <>
            {messages.note} <Link href={addressOf(addresses.offer)}>{messages.offer}</Link>
          </>
        }
        onSubmit={async ({ planId }) => {
          const { paymentResponse } = await submit({ body: { createPayload: { planId, returnUrl } } });
          setOpened(paymentResponse.confirmation_url);
          window.location.assign(paymentResponse.confirmation_url);
        }}
      />
    </>
  );
}

function OpenedPayment({ href }: { href: string }) {
  const { purchase: messages } = useMessages(servicesMessages);

  return (
    <Notice
      role="status"
      title={messages.opening}
      action={
        <LinkButton kind="primary" href={href}>
          {messages.toPayment}
        </LinkButton>
      }
    >
      {messages.openingText}
    </Notice>
  );
}
