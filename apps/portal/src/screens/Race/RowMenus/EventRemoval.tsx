import type { Event } from '@otryv/contract';
import { Checkbox, ConfirmDialog, Notice } from '@otryv/ui';
import { useState } from 'react';
import { useSend } from '../../../api/useSend.ts';
import type { useRowMenuMessages } from './messages/useRowMenuMessages.ts';

interface EventRemovalProps {
  event: Event;
  /** From the list, so that this chunk shares nothing with it. */
  words: ReturnType<typeof useRowMenuMessages>;
  onClose: () => void;
}

/** Deletes a race after what hangs on it was named; before its start in the game too, where that is chosen. */
export function EventRemoval({ event, words, onClose }: EventRemovalProps) {
  const [isDeletedInGame, setIsDeletedInGame] = useState(false);
  const { send, isSending } = useSend('DELETE', '/api/race/events', { onDone: onClose });
  const { id, name, started, totalFinishedCount, totalSignedUpCount } = event;

  return (
    <ConfirmDialog
      open
      destructive
      title={words.removeTitle(name)}
      action={words.remove}
      pendingAction={words.removing}
      pending={isSending}
      onConfirm={() => void send({ body: { eventId: id, isDeletedInGame } })}
      onClose={onClose}
    >
      <Notice tone="warning">
        {started ? words.hangsPast(totalFinishedCount ?? 0) : words.hangsComing(totalSignedUpCount)}
      </Notice>
      {!started && (
        <Checkbox
          label={words.inGame}
          hint={words.inGameHint}
          checked={isDeletedInGame}
          onChange={setIsDeletedInGame}
        />
      )}
    </ConfirmDialog>
  );
}
