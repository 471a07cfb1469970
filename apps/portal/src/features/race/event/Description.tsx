import { ProseText } from '@otryv/ui';
import { Suspense } from 'react';
import { useMessages } from '../../../lib/messages/useMessages.ts';
import { LateRichText } from '../../shared/events/LateRichText.tsx';
import { ru as raceMessages } from '../messages/ru.ts';

/** Renders the organizer's description of a race; plain text until the formatter has loaded. */
export function Description({ text }: { text: string }) {
  const { event: messages } = useMessages(raceMessages);
  if (text.trim() === '') return <ProseText text={messages.noDescription} />;

  return (
    <Suspense fallback={<ProseText text={text} />}>
      <LateRichText text={text} />
    </Suspense>
  );
}
