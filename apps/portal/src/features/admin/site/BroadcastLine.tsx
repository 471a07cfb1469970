import type { Broadcast } from '@otryv/contract';
import { Chip, DateTime, LineItem, Progress } from '@otryv/ui';
import { useMessages } from '../../../lib/messages/useMessages.ts';
import { ru as siteAreaMessages } from '../messages/site.ru.ts';

const tones = { sending: 'info', sent: 'success', stopped: 'danger' } as const;

/** Renders a sent message: text, time, author and delivery counts. */
export function BroadcastLine({ broadcast }: { broadcast: Broadcast }) {
  const { bot: messages } = useMessages(siteAreaMessages);
  const { text, author, createdAt, state, receivers, delivered, failed, unknown } = broadcast;
  const facts = [
    author ?? messages.removedAuthor,
    messages.facts(delivered, receivers),
    ...(failed > 0 ? [messages.lost(failed)] : []),
    ...(unknown > 0 ? [messages.unknown(unknown)] : []),
    ...(state === 'stopped' ? [messages.stopped] : []),
  ];

  return (
    <LineItem
      title={text}
      chip={<Chip tone={tones[state]}>{messages.states[state]}</Chip>}
      detail={
        <>
          <DateTime at={createdAt} />, {facts.join(', ')}
          {state === 'sending' && (
            <Progress
              label={messages.progress}
              value={delivered + failed + unknown}
              max={receivers}
              words={messages.of(delivered + failed + unknown, receivers)}
            />
          )}
        </>
      }
    />
  );
}
