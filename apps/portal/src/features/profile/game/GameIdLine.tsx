import type { LinkedGameId } from '@otryv/contract';
import { Avatar, Button, Chip, ConfirmDialog, IconButton, LineItem } from '@otryv/ui';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useSend } from '../../../lib/api/useSend.ts';
import { useMessages } from '../../../lib/messages/useMessages.ts';
import { ru as profileMessages } from '../messages/ru.ts';
import { gameIdChange } from '../useSettings.ts';

/** Renders one rider of the game, verified or only claimed, with its actions. */
export function GameIdLine({ gameId }: { gameId: LinkedGameId }) {
  const { zwift } = useMessages(profileMessages);
  const { zwiftId, isMain, isProved, proof, firstName, lastName, imageSrc } = gameId;
  const name = `${firstName} ${lastName}`.trim();
  const link = useSend('PUT', '/api/race/profile/zwiftid', gameIdChange);
  const prove = useSend('POST', '/api/race/profile/zwiftid/proof', gameIdChange);

  return (
    <LineItem
      picture={<Avatar name={name} src={imageSrc} size="m" />}
      title={name}
      chip={<Chip tone={isProved ? 'success' : 'warning'}>{isProved ? zwift.proved : zwift.unproved}</Chip>}
      detail={zwift.id(String(zwiftId))}
      action={
        <>
          {!isProved && proof === null && (
            <Button size="s" busy={prove.isSending} onClick={() => void prove.send({ body: { zwiftId } })}>
              {zwift.prove}
            </Button>
          )}
          {!isMain && (
            <Button
              size="s"
              busy={link.isSending}
              onClick={() => void link.send({ body: { zwiftId, isAdditional: false } })}
            >
              {zwift.makeMain}
            </Button>
          )}
          <UnlinkButton zwiftId={zwiftId} />
        </>
      }
    />
  );
}

function UnlinkButton({ zwiftId }: { zwiftId: number }) {
  const { zwift } = useMessages(profileMessages);
  const [isOpen, setIsOpen] = useState(false);
  const { submit } = useSend('DELETE', '/api/race/profile/zwiftid', gameIdChange);
  const unlink = async () => {
    await submit({ body: { zwiftId } });
    setIsOpen(false);
  };

  return (
    <>
      <IconButton icon={Trash2} size="s" label={zwift.unlink(String(zwiftId))} onClick={() => setIsOpen(true)} />
      <ConfirmDialog
        open={isOpen}
        destructive
        title={zwift.unlinkAsk(String(zwiftId))}
        description={zwift.unlinkText}
        action={zwift.unlinkShort}
        pendingAction={zwift.unlinking}
        onConfirm={unlink}
        onClose={() => setIsOpen(false)}
      />
    </>
  );
}
