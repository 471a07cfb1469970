import type { Transaction } from '@otryv/contract';
import { formatRoubles } from '@otryv/race';
import { Button, Chip, type ChipProps, ConfirmDialog, DateTime, LineItem, LinkButton, useOtryv } from '@otryv/ui';
import { useState } from 'react';
import { useSend } from '../../../lib/api/useSend.ts';
import { useMessages } from '../../../lib/messages/useMessages.ts';
import { ru as servicesMessages } from './messages/ru.ts';
import { type StateOfPayment, stateOfPayment } from './stateOfPayment.ts';
import { useReasonOf } from './useReasonOf.ts';

const tones: Readonly<Record<StateOfPayment, NonNullable<ChipProps['tone']>>> = {
  pending: 'warning',
  waiting_for_capture: 'info',
  succeeded: 'success',
  canceled: 'plain',
  refunded: 'plain',
  refundedPartly: 'warning',
};

/** Renders a payment with its state, its amount, and its actions. */
export function TransactionLine({ transaction }: { transaction: Transaction }) {
  const { history: messages } = useMessages(servicesMessages);
  const { locale } = useOtryv();
  const { description, amount, confirmationUrl, isCancellable } = transaction;
  const state = stateOfPayment(transaction);

  return (
    <LineItem
      title={description}
      chip={<Chip tone={tones[state]}>{messages.states[state]}</Chip>}
      detail={<Details transaction={transaction} />}
      action={
        <>
          {confirmationUrl !== null && (
            <LinkButton size="s" href={confirmationUrl} aria-label={messages.payOf(description)}>
              {messages.pay}
            </LinkButton>
          )}
          {isCancellable && <Cancellation transaction={transaction} />}
          <b>{formatRoubles(amount.kopecks, { locale })}</b>
        </>
      }
    />
  );
}

function Details({ transaction }: { transaction: Transaction }) {
  const { history: messages } = useMessages(servicesMessages);
  const reasonOf = useReasonOf();
  const { locale } = useOtryv();
  const { status, createdAt, capturedAt, expiresAt, slot, refunded } = transaction;
  const isRefunded = stateOfPayment(transaction) === 'refunded';

  return (
    <>
      <DateTime at={capturedAt ?? createdAt} />
      {slot && !isRefunded && (
        <>
          , {messages.gave} <DateTime at={slot.endDate} show="day" inSentence />
        </>
      )}
      {refunded && `, ${messages.refundedSum(formatRoubles(refunded.kopecks, { locale }))}`}
      {status === 'canceled' && `, ${reasonOf(transaction)}`}
      {expiresAt !== null && (status === 'pending' || status === 'waiting_for_capture') && (
        <>
          , {status === 'pending' ? messages.payUntil : messages.heldUntil} <DateTime at={expiresAt} inSentence />
        </>
      )}
    </>
  );
}

function Cancellation({ transaction: { id, description, amount } }: { transaction: Transaction }) {
  const { history: messages } = useMessages(servicesMessages);
  const { locale } = useOtryv();
  const { submit } = useSend('POST', '/api/payments/{paymentId}/cancel');
  const [isOpen, setIsOpen] = useState(false);
  const cancel = async () => {
    await submit({ params: { paymentId: id }, body: {} });
    setIsOpen(false);
  };

  return (
    <>
      <Button size="s" aria-label={messages.cancelOf(description)} onClick={() => setIsOpen(true)}>
        {messages.cancel}
      </Button>
      <ConfirmDialog
        open={isOpen}
        title={messages.cancelTitle}
        action={messages.cancelAction}
        pendingAction={messages.cancelling}
        destructive
        onClose={() => setIsOpen(false)}
        onConfirm={cancel}
      >
        {messages.cancelText(formatRoubles(amount.kopecks, { locale }))}
      </ConfirmDialog>
    </>
  );
}
