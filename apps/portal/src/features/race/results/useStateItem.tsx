import type { RaceResults } from '@otryv/contract';
import { epochMs } from '@otryv/race';
import { Chip, DateTime, type MetaItem, useNow } from '@otryv/ui';
import { Lock, Scale } from 'lucide-react';
import { useMessages } from '../../../lib/messages/useMessages.ts';
import { ru as raceMessages } from '../messages/ru.ts';

const minuteMs = 60_000;

/**
 * Returns whether a protocol may still change, and until when riders may appeal; nothing for protocols older than
 * states.
 */
export function useStateItem({ protocol }: RaceResults['event']): MetaItem[] {
  const { race: messages } = useMessages(raceMessages);
  const now = useNow(minuteMs);
  if (!protocol) return [];
  const { state, protestsUntil, officialSince, lock } = protocol;

  if (state === 'official') {
    const since = officialSince && (
      <>
        {' '}
        {messages.since} <DateTime at={officialSince} inSentence />
      </>
    );
    return [
      {
        key: 'state',
        icon: Scale,
        content: (
          <>
            <Chip tone="success">{messages.official}</Chip>
            {since}
          </>
        ),
      },
    ];
  }
  const isOpen = (epochMs(protestsUntil) ?? 0) > now;
  const until = isOpen ? (
    <>
      {messages.protestsUntil} <DateTime at={protestsUntil} inSentence />
    </>
  ) : (
    messages.protestsOver
  );
  return [
    {
      key: 'state',
      icon: Scale,
      content: (
        <>
          <Chip tone="warning">{messages.provisional}</Chip> {until}
        </>
      ),
    },
    ...(lock ? [{ key: 'lock', icon: Lock, content: messages.locked }] : []),
  ];
}
