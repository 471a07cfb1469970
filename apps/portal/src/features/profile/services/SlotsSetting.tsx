import type { ServiceSlots } from '@otryv/contract';
import { LineItem, LineList, Setting, Skeleton, useNow } from '@otryv/ui';
import { ReadError } from '../../../lib/api/ReadError.tsx';
import type { Reading } from '../../../lib/api/useRead.ts';
import { useMessages } from '../../../lib/messages/useMessages.ts';
import { SlotOfService } from '../../shared/billing/SlotOfService.tsx';
import { ru as servicesMessages } from './messages/ru.ts';

const minuteMs = 60_000;

export interface SlotsSettingProps {
  kind: keyof ServiceSlots;
  reading: Reading<ServiceSlots>;
}

/** Renders the paid periods of one kind. */
export function SlotsSetting({ kind, reading: { data, error, isRetrying, retry } }: SlotsSettingProps) {
  const { failed, [kind]: messages } = useMessages(servicesMessages);
  const now = useNow(minuteMs);
  const slots = data?.[kind];
  // All kinds share one read: its error is shown once.
  if (error && kind !== 'active') return null;

  return (
    <Setting title={messages.title} description={messages.text}>
      {error && <ReadError title={failed} error={error} isRetrying={isRetrying} retry={retry} />}
      {!error && !slots && <Skeleton shape="line" />}
      {slots?.length === 0 && (
        <LineList>
          <LineItem title={messages.none} detail={messages.noneText} />
        </LineList>
      )}
      {slots?.map((slot) => (
        <SlotOfService key={slot.id} slot={slot} now={now} />
      ))}
    </Setting>
  );
}
