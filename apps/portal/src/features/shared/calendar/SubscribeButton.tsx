import type { Event } from '@otryv/contract';
import { Button, type ButtonProps, Icon } from '@otryv/ui';
import { CalendarPlus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useMessages } from '../../../lib/messages/useMessages.ts';

const CalendarDialog = lazy(async () => ({ default: (await import('./CalendarDialog.tsx')).CalendarDialog }));

export interface SubscribeButtonProps extends Pick<ButtonProps, 'size'> {
  /** What guests may subscribe to as well: the races of an organizer, or of all; left out for the own races alone. */
  feed?: Event['organizerId'] | 'everybody';
}

/** Opens the ways to subscribe to races in a calendar. */
export function SubscribeButton({ feed = null, size = 'm' }: SubscribeButtonProps) {
  const { subscribe } = useMessages();
  const [isOpen, setIsOpen] = useState(false);

  return (
    <>
      <Button size={size} onClick={() => setIsOpen(true)}>
        <Icon of={CalendarPlus} /> {subscribe}
      </Button>
      {isOpen && (
        <Suspense>
          <CalendarDialog feed={feed} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
