import { Button, type ButtonProps, Icon, lazyPart } from '@otryv/ui';
import { Trash2 } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { RemovedEvent } from './EventRemoval.tsx';

const EventRemoval = lazyPart(async () => ({ default: (await import('./EventRemoval.tsx')).EventRemoval }));

export interface RemoveEventButtonProps extends Pick<ButtonProps, 'size'> {
  event: RemovedEvent;
  label: string;
  /** Address to open afterwards, since the page of the race is gone. */
  next: string;
}

/** Deletes the race of a page, after a confirmation. */
export function RemoveEventButton({ event, label, next, size }: RemoveEventButtonProps) {
  const navigate = useNavigate();
  const [isAsked, setIsAsked] = useState(false);

  return (
    <>
      <Button kind="quiet" size={size} onClick={() => setIsAsked(true)}>
        <Icon of={Trash2} /> {label}
      </Button>
      {isAsked && (
        <Suspense fallback={null}>
          <EventRemoval
            event={event}
            onClose={() => setIsAsked(false)}
            onRemoved={() => void navigate(next, { replace: true })}
          />
        </Suspense>
      )}
    </>
  );
}
