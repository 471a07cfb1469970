import type { Bot } from '@otryv/contract';
import { BotForm } from '@otryv/forms';
import { epochMs } from '@otryv/race';
import { BotCard, Button, Chip, ConfirmDialog, DateTime, Dialog, useNow } from '@otryv/ui';
import { useState } from 'react';
import { useSend } from '../../../lib/api/useSend.ts';
import { useMessages } from '../../../lib/messages/useMessages.ts';
import { ru as organizerAreaMessages } from '../messages/ru.ts';

const hourMs = 3_600_000;
const tones = { working: 'success', expiring: 'warning', expired: 'danger', refused: 'danger' } as const;

/** Renders the bot of the organizer: the state of its sign-in, changing the password, deletion. */
export function BotOfOrganizer({ bot }: { bot: Bot }) {
  const messages = useMessages(organizerAreaMessages);
  const now = useNow(hourMs);
  const [opened, setOpened] = useState<'password' | 'removal' | null>(null);
  const { username, name, state, issuedAt, expiresAt, failure, clubs } = bot;
  const [from, to] = [epochMs(issuedAt) ?? now, epochMs(expiresAt) ?? now];
  const close = () => setOpened(null);

  return (
    <>
      <BotCard
        title={name ?? username}
        detail={name === null ? undefined : username}
        chip={<Chip tone={tones[state]}>{messages.states[state]}</Chip>}
        until={
          <span>
            {messages.until} <DateTime at={expiresAt} inSentence />
          </span>
        }
        elapsed={to > from ? (now - from) / (to - from) : 1}
        isUrgent={state !== 'working'}
        text={[failure, messages.stateTexts[state]].filter((sentence) => sentence !== null).join(' ')}
        clubs={clubs.length > 0 ? messages.clubsOf(clubs.map((club) => club.name).join(', ')) : messages.noClubs}
        actions={
          <>
            <Button size="s" kind={state === 'working' ? 'secondary' : 'primary'} onClick={() => setOpened('password')}>
              {messages.renewBot}
            </Button>
            <Button size="s" kind="quiet" onClick={() => setOpened('removal')}>
              {messages.removeBot}
            </Button>
          </>
        }
      />
      <PasswordDialog bot={bot} isOpen={opened === 'password'} onClose={close} />
      <RemovalDialog bot={bot} isOpen={opened === 'removal'} onClose={close} />
    </>
  );
}

interface BotDialogProps {
  bot: Bot;
  isOpen: boolean;
  onClose: () => void;
}

function PasswordDialog({ bot: { organizerId, username }, isOpen, onClose }: BotDialogProps) {
  const messages = useMessages(organizerAreaMessages);
  const { submit } = useSend('PUT', '/api/organizer/bots');

  return (
    <Dialog open={isOpen} title={messages.renewBot} onClose={onClose}>
      <BotForm
        values={{ username }}
        onSubmit={async (body) => {
          await submit({ body: { ...body, organizerId } });
          onClose();
        }}
      />
    </Dialog>
  );
}

function RemovalDialog({ bot: { _id, name, username }, isOpen, onClose }: BotDialogProps) {
  const messages = useMessages(organizerAreaMessages);
  const { submit } = useSend('DELETE', '/api/organizer/bots');
  const remove = async () => {
    await submit({ body: { botId: _id } });
    onClose();
  };

  return (
    <ConfirmDialog
      open={isOpen}
      destructive
      title={messages.removeBotTitle(name ?? username)}
      description={messages.removeBotText}
      action={messages.removeBot}
      pendingAction={messages.removingBot}
      onConfirm={remove}
      onClose={onClose}
    />
  );
}
