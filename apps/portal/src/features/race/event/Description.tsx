import { ProseText } from '@otryv/ui';
import { lazy, Suspense } from 'react';
import { useMessages } from '../../../lib/messages/useMessages.ts';
import { ru as raceMessages } from '../messages/ru.ts';

const RichText = lazy(async () => ({ default: (await import('./late/LateParts.ts')).RichText }));

/** The organizer's words about a race; plain until their markup can be read. */
export function Description({ text }: { text: string }) {
  const { event: messages } = useMessages(raceMessages);
  if (text.trim() === '') return <ProseText text={messages.noDescription} />;

  return (
    <Suspense fallback={<ProseText text={text} />}>
      <RichText text={text} />
    </Suspense>
  );
}
