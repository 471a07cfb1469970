import type { AdminOrganizer, ServiceSlotDto } from '@otryv/contract';
import { GivenSlotForm } from '@otryv/forms';
import { Button, Dialog, LineItem, LineList, Section, Stack, useNow } from '@otryv/ui';
import { useState } from 'react';
import { useRead } from '../../../lib/api/useRead.ts';
import { useSend } from '../../../lib/api/useSend.ts';
import { useMessages } from '../../../lib/messages/useMessages.ts';
import { SlotOfService } from '../../shared/billing/SlotOfService.tsx';
import { AdminReading } from '../AdminReading.tsx';
import { ru as adminMessages } from '../messages/ru.ts';

const path = '/api/admin/site-services/{organizerId}';
const minuteMs = 60_000;

export interface OrganizerSlotsProps {
  organizer: AdminOrganizer;
  isOpen: boolean;
  onClose: () => void;
}

/** Renders every paid or granted period of an organizer; grants, pauses and resumes periods. */
export function OrganizerSlots({ organizer: { _id, name }, isOpen, onClose }: OrganizerSlotsProps) {
  const messages = useMessages(adminMessages);

  return (
    <Dialog open={isOpen} title={messages.slotsOf(name)} onClose={onClose}>
      {isOpen && <Slots organizerId={_id} />}
    </Dialog>
  );
}

function Slots({ organizerId }: { organizerId: string }) {
  const messages = useMessages(adminMessages);
  const reading = useRead(path, { params: { organizerId } });
  const { submit } = useSend('POST', '/api/admin/site-services');
  const [given, setGiven] = useState(0);

  return (
    <Stack gap="l">
      <p>{messages.slotsText}</p>
      <AdminReading reading={reading} failed={messages.slotsFailed}>
        {({ data }) => <SlotList slots={data} />}
      </AdminReading>
      <Section title={messages.giveSlot}>
        <GivenSlotForm
          key={given}
          onSubmit={async (slot) => {
            await submit({ body: { ...slot, organizerId } });
            setGiven(given + 1);
          }}
        />
      </Section>
    </Stack>
  );
}

function SlotList({ slots }: { slots: readonly ServiceSlotDto[] }) {
  const messages = useMessages(adminMessages);
  const now = useNow(minuteMs);
  if (slots.length === 0) {
    return (
      <LineList>
        <LineItem title={messages.noSlots} detail={messages.noSlotsText} />
      </LineList>
    );
  }

  return slots.map((slot) => (
    <SlotOfService key={slot.id} slot={slot} now={now} action={!slot.expired && <Pause slot={slot} />} />
  ));
}

function Pause({ slot: { id, description, isPaused } }: { slot: ServiceSlotDto }) {
  const messages = useMessages(adminMessages);
  const { send, isSending } = useSend('PUT', '/api/admin/site-services/{slotId}/pause');

  return (
    <Button
      size="s"
      aria-label={isPaused ? messages.resumeSlotOf(description) : messages.pauseSlotOf(description)}
      busy={isSending}
      onClick={() => void send({ params: { slotId: id }, body: { isPaused: !isPaused } })}
    >
      {isPaused ? messages.resumeSlot : messages.pauseSlot}
    </Button>
  );
}
