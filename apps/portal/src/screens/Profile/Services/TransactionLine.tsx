import type { PaymentStatus, Transaction } from '@otryv/contract';
import { formatRoubles } from '@otryv/race';
import { Button, Chip, type ChipProps, ConfirmDialog, DateTime, LineItem, LinkButton, useOtryv } from '@otryv/ui';
import { useState } from 'react';
import { useSend } from '../../../api/useSend.ts';
import { useServicesMessages } from './messages/useServicesMessages.ts';
import { useReasonOf } from './useReasonOf.ts';

const tones: Readonly<Record<PaymentStatus, NonNullable<ChipProps['tone']>>> = {
  pending: 'warning',
  waiting_for_capture: 'info',
  succeeded: 'success',
  canceled: 'plain',
};

/** A payment with its state, its sum, and what can still be done with it. */
export function TransactionLine({ transaction }: { transaction: Transaction }) {
  const { history: words } = useServicesMessages();
  const { locale } = useOtryv();
  const { status, description, amount, confirmationUrl, isCancellable } = transaction;

  return (
    <LineItem
      title={description}
      chip={<Chip tone={tones[status]}>{words.states[status]}</Chip>}
      detail={<Details transaction={transaction} />}
      action={
        <>
          {confirmationUrl !== null && (
            <LinkButton size="s" href={confirmationUrl} aria-label={words.payOf(description)}>
              {words.pay}
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
  const { history: words } = useServicesMessages();
  const reasonOf = useReasonOf();
  const { status, createdAt, capturedAt, expiresAt, slot } = transaction;

  return (
    <>
      <DateTime at={capturedAt ?? createdAt} />
      {slot && (
        <>
          , {words.gave} <DateTime at={slot.endDate} show="day" inSentence />
        </>
      )}
      {status === 'canceled' && `, ${reasonOf(transaction)}`}
      {expiresAt !== null && (status === 'pending' || status === 'waiting_for_capture') && (
        <>
          , {status === 'pending' ? words.payUntil : words.heldUntil} <DateTime at={expiresAt} inSentence />
        </>
      )}
    </>
  );
}

function Cancellation({ transaction: { id, description, amount } }: { transaction: Transaction }) {
  const { history: words } = useServicesMessages();
  const { locale } = useOtryv();
  const { send, isSending } = useSend('POST', '/api/payments/{paymentId}/cancel');
  const [isOpen, setIsOpen] = useState(false);

  return (
    <>
      <Button size="s" aria-label={words.cancelOf(description)} onClick={() => setIsOpen(true)}>
        {words.cancel}
      </Button>
      <ConfirmDialog
        open={isOpen}
        title={words.cancelTitle}
        action={words.cancelAction}
        pendingAction={words.cancelling}
        pending={isSending}
        destructive
        onClose={() => setIsOpen(false)}
        onConfirm={() => void send({ params: { paymentId: id }, body: {} }).then(() => setIsOpen(false))}
      >
        {words.cancelText(formatRoubles(amount.kopecks, { locale }))}
      </ConfirmDialog>
    </>
  );
}
