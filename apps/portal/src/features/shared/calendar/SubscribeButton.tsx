import { Button, type ButtonProps, Icon, lazyPart } from '@otryv/ui';
import { CalendarPlus } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useMessages } from '../../../lib/messages/useMessages.ts';
import type { CalendarDialogProps } from './CalendarDialog.tsx';

const CalendarDialog = lazyPart(async () => ({ default: (await import('./CalendarDialog.tsx')).CalendarDialog }));

export interface SubscribeButtonProps extends Pick<ButtonProps, 'size'>, Partial<Pick<CalendarDialogProps, 'feed'>> {}

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
