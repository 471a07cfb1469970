import { lazyPart, ProseText } from '@otryv/ui';
import { Suspense } from 'react';
import { useMessages } from '../../../lib/messages/useMessages.ts';
import { ru as raceMessages } from '../messages/ru.ts';

const RichText = lazyPart(
  async () => ({ default: (await import('../../shared/events/RichText.tsx')).RichText }),
  ProseText,
);

/** Renders the organizer's description of a race; plain text until the formatter has loaded. */
export function Description({ text }: { text: string }) {
  const { event: messages } = useMessages(raceMessages);
  if (text.trim() === '') return <ProseText text={messages.noDescription} />;

  return (
    <Suspense fallback={<ProseText text={text} />}>
      <RichText text={text} />
    </Suspense>
  );
}
