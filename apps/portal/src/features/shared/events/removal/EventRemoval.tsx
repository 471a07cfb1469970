import { Checkbox, ConfirmDialog, Notice } from '@otryv/ui';
import { useState } from 'react';
import { useSend } from '../../../../lib/api/useSend.ts';
import { useMessages } from '../../../../lib/messages/useMessages.ts';
import { ru as removalMessages } from './messages/ru.ts';

export interface RemovedEvent {
  id: number;
  name: string;
  started: boolean;
  /** Number of finishers, or of sign-ups before the start; `null` if the page does not know it. */
  riders: number | null;
}

export interface EventRemovalProps {
  event: RemovedEvent;
  onClose: () => void;
  /** Called after the race is deleted, to close the dialog. */
  onRemoved: () => void;
}

/** Deletes a race after the dialog has listed its dependents; before its start optionally in the game too. */
export function EventRemoval({ event: { id, name, started, riders }, onClose, onRemoved }: EventRemovalProps) {
  const messages = useMessages(removalMessages);
  const [isDeletedInGame, setIsDeletedInGame] = useState(false);
  const { submit } = useSend('DELETE', '/api/race/events', { onDone: onRemoved });
  const counted = started ? messages.hangsPast : messages.hangsComing;
  const uncounted = started ? messages.hangsPastAtAll : messages.hangsComingAtAll;

  return (
    <ConfirmDialog
      open
      destructive
      title={messages.title(name)}
      action={messages.remove}
      pendingAction={messages.removing}
      onConfirm={() => submit({ body: { eventId: id, isDeletedInGame } })}
      onClose={onClose}
    >
      <Notice tone="warning">{riders === null ? uncounted : counted(riders)}</Notice>
      {!started && (
        <Checkbox
          label={messages.inGame}
          hint={messages.inGameHint}
          checked={isDeletedInGame}
          onChange={setIsDeletedInGame}
        />
      )}
    </ConfirmDialog>
  );
}
