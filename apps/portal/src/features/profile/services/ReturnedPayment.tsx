import type { Transaction } from '@otryv/contract';
import { billingReads } from '@otryv/contract/changedReads';
import { DateTime, LinkButton, Notice, Setting, Skeleton } from '@otryv/ui';
import { useEffect } from 'react';
import { useSWRConfig } from 'swr';
import { readsOf } from '../../../lib/api/readsOf.ts';
import { useIsSlow } from '../../../lib/api/useIsSlow.ts';
import { type Read, useRead } from '../../../lib/api/useRead.ts';
import { useMessages } from '../../../lib/messages/useMessages.ts';
import { ru as servicesMessages } from './messages/ru.ts';
import { stateOfPayment } from './stateOfPayment.ts';
import { useReasonOf } from './useReasonOf.ts';

type Response = Read<'/api/payments/{paymentId}'>;

const everyMs = 2_000;
const isFinal = ({ status }: Transaction) => status === 'succeeded' || status === 'canceled';

/** Renders the outcome of the payment that the reader returns from; polls until it is settled. */
export function ReturnedPayment({ paymentId }: { paymentId: string }) {
  const { returned: messages } = useMessages(servicesMessages);
  const { data, error } = useRead(
    '/api/payments/{paymentId}',
    { params: { paymentId } },
    { refreshInterval: (read?: Response) => (read && isFinal(read.data) ? 0 : everyMs) },
  );
  useFreshBilling(data?.data.status);
  const isSlow = useIsSlow(data?.data.status === 'pending', paymentId);

  return (
    <Setting title={messages.title} description={messages.text}>
      {error && (
        <Notice tone="danger" role="alert" title={messages.failed}>
          {error.message}
        </Notice>
      )}
      {!error && !data && <Skeleton shape="line" />}
      {data && <Outcome payment={data.data} isSlow={isSlow} />}
    </Setting>
  );
}

/** Revalidates the reads that a payment changes whenever its status changes. */
function useFreshBilling(status: Transaction['status'] | undefined): void {
  const { mutate } = useSWRConfig();

  useEffect(() => {
    if (status === 'succeeded' || status === 'canceled') void mutate(readsOf(billingReads));
  }, [status, mutate]);
}

function Outcome({ payment, isSlow }: { payment: Transaction; isSlow: boolean }) {
  const { returned: messages } = useMessages(servicesMessages);
  const reasonOf = useReasonOf();
  const { status, description, slot, confirmationUrl } = payment;
  if (stateOfPayment(payment) === 'refunded') {
    return (
      <Notice role="status" title={messages.refunded}>
        {messages.refundedText(description)}
      </Notice>
    );
  }
  if (status === 'succeeded') {
    return (
      <Notice role="status" tone="success" title={messages.succeeded}>
        {messages.succeededText(description)} <DateTime at={slot?.endDate ?? null} inSentence />
      </Notice>
    );
  }
  if (status === 'canceled') {
    return (
      <Notice role="status" tone="danger" title={messages.canceled}>
        {messages.canceledText(reasonOf(payment))}
      </Notice>
    );
  }
  if (status === 'waiting_for_capture') {
    return (
      <Notice role="status" title={messages.held}>
        {messages.heldText}
      </Notice>
    );
  }

  return (
    <Notice
      role="status"
      tone={isSlow ? 'warning' : 'info'}
      title={isSlow ? messages.slow : messages.waiting}
      action={confirmationUrl !== null && <LinkButton href={confirmationUrl}>{messages.back}</LinkButton>}
    >
      {isSlow ? messages.slowText : messages.waitingText}
    </Notice>
  );
}
