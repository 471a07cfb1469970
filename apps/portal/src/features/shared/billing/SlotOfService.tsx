import type { ServiceSlotDto } from '@otryv/contract';
import { Chip, type ChipProps, DateTime, OtryvProvider, ServiceSlot } from '@otryv/ui';
import type { ReactNode } from 'react';
import { useMessages } from '../../../lib/messages/useMessages.ts';
import { ru as billingMessages } from './messages/ru.ts';
import { type SlotState, slotState } from './slotState.ts';

const tones: Readonly<Record<SlotState, NonNullable<ChipProps['tone']>>> = {
  active: 'success',
  paused: 'warning',
  upcoming: 'info',
  expired: 'plain',
};

export interface SlotOfServiceProps {
  slot: ServiceSlotDto;
  now: number;
  action?: ReactNode;
}

/** Renders a paid period from the API. */
export function SlotOfService({ slot, now, action }: SlotOfServiceProps) {
  const messages = useMessages(billingMessages);
  const state = slotState(slot, now);
  const { description, startDate, endDate } = slot;
  const isRunning = state === 'active' || (state === 'paused' && Date.parse(startDate) <= now);

  return (
    <ServiceSlot
      title={description}
      chip={<Chip tone={tones[state]}>{messages.states[state]}</Chip>}
      period={isRunning ? <Until at={endDate} /> : <Span from={startDate} until={endDate} />}
      track={isRunning ? { from: startDate, until: endDate } : undefined}
      action={action}
    >
      {state === 'active' && messages.announced}
      {state === 'paused' && messages.pausedText}
    </ServiceSlot>
  );
}

function Until({ at }: { at: string }) {
  const { until } = useMessages(billingMessages);

  return (
    <>
      {until} <DateTime at={at} inSentence />
    </>
  );
}

/** Renders a paid period, in Moscow time for every reader. */
function Span({ from, until }: { from: string; until: string }) {
  const messages = useMessages(billingMessages);
  // What follows another begins in its last ms: the day after it is meant.
  const firstMoment = Date.parse(from) + 1;

  return (
    <OtryvProvider timeZone="Europe/Moscow">
      {messages.from} <DateTime at={firstMoment} show="day" inSentence /> {messages.to}{' '}
      <DateTime at={until} show="day" inSentence />
    </OtryvProvider>
  );
}
